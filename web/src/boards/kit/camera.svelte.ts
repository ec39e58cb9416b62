/** What part of the board is looked at: wheel, drag, pinch, buttons and keys move it. */

import { busy } from "../../lib/settled";

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST = 5;
const STEP = 1.35;
/** How close a great moment is looked at, and how many milliseconds the way there takes. */
const CLOSE = 1.9;
const WAY = 450;
/** Pixels that a pointer may tremble without dragging. */
const STILL = 7;

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  private readonly frame: () => Frame;
  private svg: SVGSVGElement | undefined;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private pressed = { x: 0, y: 0 };
  private dragged = false;

  constructor(frame: () => Frame) {
    this.frame = frame;
  }

  readonly transform = $derived(`translate(${this.x.toFixed(2)} ${this.y.toFixed(2)}) scale(${this.scale.toFixed(4)})`);

  /** For the `svg` whose units are those of the frame. */
  readonly attach = (svg: SVGSVGElement): (() => void) => {
    this.svg = svg;
    return () => (this.svg = undefined);
  };

  zoom(by: number, about?: { x: number; y: number }): void {
    const { x, y, width, height } = this.frame();
    const at = about ?? { x: x + width / 2, y: y + height / 2 };
    const scale = Math.min(MOST, Math.max(1, this.scale * by));
    const ratio = scale / this.scale;
    this.scale = scale;
    this.move(at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio);
  }

  fit(): void {
    this.scale = 1;
    this.move(0, 0);
  }

  /** Bring a point of the board into sight. */
  show(point: { x: number; y: number }): void {
    const { x, y, width, height } = this.frame();
    const [left, top] = [this.x + this.scale * point.x, this.y + this.scale * point.y];
    const inside = left > x + width * 0.08 && left < x + width * 0.92 && top > y + height * 0.08 && top < y + height * 0.92;
    if (!inside) this.move(x + width / 2 - this.scale * point.x, y + height / 2 - this.scale * point.y);
  }

  /** Glide to a point that is worth it; what comes back leads back to where we were. */
  visit(point: { x: number; y: number }): () => void {
    const before = { x: this.x, y: this.y, scale: this.scale };
    const { x, y, width, height } = this.frame();
    const scale = Math.max(CLOSE, this.scale);
    this.glide({ x: x + width / 2 - scale * point.x, y: y + height / 2 - scale * point.y, scale });
    return () => this.glide(before);
  }

  private gliding = 0;
  private arrived: () => void = () => undefined;
  private glide(to: { x: number; y: number; scale: number }): void {
    cancelAnimationFrame(this.gliding);
    this.arrived();
    this.arrived = busy("camera");
    const from = { x: this.x, y: this.y, scale: this.scale };
    const begun = performance.now();
    const step = (now: number) => {
      const way = Math.min(1, Math.max(0, now - begun) / WAY);
      const eased = way * way * (3 - 2 * way);
      const between = (one: number, other: number) => one + (other - one) * eased;
      this.scale = between(from.scale, to.scale);
      this.move(between(from.x, to.x), between(from.y, to.y));
      if (way < 1) this.gliding = requestAnimationFrame(step);
      else this.arrived();
    };
    this.gliding = requestAnimationFrame(step);
  }

  readonly wheel = (event: WheelEvent): void => {
    const closer = event.deltaY < 0;
    const scrolls = !event.ctrlKey && innerWidth <= 960;
    if (scrolls || (!closer && this.scale === 1)) return;
    event.preventDefault();
    this.zoom(closer ? STEP ** 0.5 : STEP ** -0.5, this.onBoard(event.clientX, event.clientY));
  };

  readonly down = (event: PointerEvent): void => {
    if (event.button) return;
    // The first one down: a finger that was lifted beside the board is none any more.
    if (event.isPrimary) {
      this.fingers.clear();
      this.dragged = false;
      this.pressed = { x: event.clientX, y: event.clientY };
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  readonly drag = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.svg) return;
    const now = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(now.x - this.pressed.x, now.y - this.pressed.y) > STILL;
    if (!this.dragged && (far || this.fingers.size > 1) && (this.scale > 1 || this.fingers.size > 1)) {
      this.dragged = true;
      this.svg.setPointerCapture(event.pointerId);
    }
    if (!this.dragged) return;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) {
      const spread = (from: { x: number; y: number }) => Math.hypot(from.x - other.x, from.y - other.y);
      this.zoom(spread(now) / Math.max(1, spread(before)), this.onBoard((now.x + other.x) / 2, (now.y + other.y) / 2));
    } else {
      const [from, to] = [this.onBoard(before.x, before.y), this.onBoard(now.x, now.y)];
      this.move(this.x + to.x - from.x, this.y + to.y - from.y);
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** The click that ends a drag is none. */
  readonly click = (event: MouseEvent): void => {
    if (this.dragged) event.stopPropagation();
    this.dragged = false;
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.zoom(STEP);
    else if (event.key === "-") this.zoom(1 / STEP);
    else if (event.key === "0") this.fit();
  };

  closer(): void {
    this.zoom(STEP);
  }

  farther(): void {
    this.zoom(1 / STEP);
  }

  private move(x: number, y: number): void {
    const frame = this.frame();
    const within = (value: number, low: number, size: number) =>
      Math.min(low * (1 - this.scale), Math.max((low + size) * (1 - this.scale), value));
    this.x = within(x, frame.x, frame.width);
    this.y = within(y, frame.y, frame.height);
  }

  /** A point of the window in the units of the frame. */
  private onBoard(x: number, y: number): { x: number; y: number } {
    const matrix = this.svg?.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
  }
}
