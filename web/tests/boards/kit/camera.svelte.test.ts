import { beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../../../src/boards/kit/camera.svelte";

const frame = { x: -100, y: -50, width: 200, height: 100 };
let camera: Camera;
/** Where a point of the board is seen. */
const seen = (x: number, y: number) => ({ x: camera.x + camera.scale * x, y: camera.y + camera.scale * y });
beforeEach(() => {
  camera = new Camera(() => frame);
});

describe("the camera", () => {
  it("keeps the point in its place that it comes closer to", () => {
    camera.zoom(2, { x: 40, y: -20 });
    expect(camera.scale).toBe(2);
    expect(seen(40, -20)).toEqual({ x: 40, y: -20 });
  });

  it("never shows what lies beyond the board", () => {
    camera.zoom(2, { x: 100, y: 50 });
    camera.show({ x: 1000, y: 1000 });
    expect(seen(100, 50)).toEqual({ x: 100, y: 50 });
    camera.zoom(0.01);
    expect([camera.scale, Math.abs(camera.x), Math.abs(camera.y)]).toEqual([1, 0, 0]);
    camera.zoom(1000);
    expect(camera.scale).toBe(5);
  });

  it("brings a point into sight, and rests where it is in sight already", () => {
    camera.zoom(4);
    const before = [camera.x, camera.y];
    camera.show({ x: 0, y: 0 });
    expect([camera.x, camera.y]).toEqual(before);
    camera.show({ x: 60, y: 10 });
    expect(seen(60, 10)).toEqual({ x: 0, y: 0 });
  });

  it("follows the keys, but not those of the browser", () => {
    camera.key(new KeyboardEvent("keydown", { key: "+" }));
    expect(camera.scale).toBeGreaterThan(1);
    camera.key(new KeyboardEvent("keydown", { key: "0", ctrlKey: true }));
    expect(camera.scale).toBeGreaterThan(1);
    camera.key(new KeyboardEvent("keydown", { key: "0" }));
    expect(camera.scale).toBe(1);
  });
});

describe("dragging", () => {
  const at = (clientX: number, pointerId = 1) =>
    ({ clientX, clientY: 0, pointerId, button: 0, isPrimary: pointerId === 1 }) as PointerEvent;
  const svg = { setPointerCapture: vi.fn(), getScreenCTM: () => null } as unknown as SVGSVGElement;
  const clicked = () => {
    const event = { stopPropagation: vi.fn() };
    camera.click(event as unknown as MouseEvent);
    return !event.stopPropagation.mock.calls.length;
  };
  beforeEach(() => {
    camera.attach(svg);
    camera.zoom(2);
  });

  it("moves the board with the finger, and is no click", () => {
    camera.down(at(0));
    camera.drag(at(20));
    camera.up(at(20));
    expect(camera.x).toBe(20);
    expect(clicked()).toBe(false);
    expect(clicked()).toBe(true);
  });

  it("is not begun by a hand that trembles", () => {
    camera.down(at(0));
    camera.drag(at(6));
    camera.up(at(6));
    expect(camera.x).toBe(0);
    expect(clicked()).toBe(true);
  });

  it("is over when the button was let go beside the board: the next click is one", () => {
    camera.down(at(0));
    camera.drag(at(20));
    camera.down(at(60));
    camera.up(at(60));
    expect(clicked()).toBe(true);
    camera.down(at(0));
    camera.down(at(30));
    camera.drag(at(33));
    expect(camera.x).toBe(20);
    expect(clicked()).toBe(true);
  });

  it("with two fingers brings the board closer by as much as they part", () => {
    camera.down(at(0, 1));
    camera.down(at(10, 2));
    camera.drag(at(20, 2));
    expect(camera.scale).toBe(4);
  });
});
