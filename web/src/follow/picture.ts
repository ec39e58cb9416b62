/** A picture of how a game ended, to be sent to friends. */

import { coast, HIGH, WIDE, type Coast } from "../scenes/coast";

const [PICTURE_WIDE, PICTURE_HIGH] = [1200, 630];
const MARGIN = 60;

interface Lines {
  game: string;
  title: string;
  /** Each player with the place and the score. */
  players: { text: string; colour: string }[];
}

function drawn(scene: Coast): Promise<HTMLImageElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}">${coast(scene)}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return image.decode().then(() => image);
}

/** As large as it is, unless it would not fit. */
function write(pen: CanvasRenderingContext2D, text: string, font: (size: number) => string, size: number, y: number): void {
  const room = PICTURE_WIDE - 2 * MARGIN;
  pen.font = font(size);
  const fits = Math.min(1, room / pen.measureText(text).width);
  pen.font = font(size * fits);
  pen.fillText(text, MARGIN, y);
}

/** A PNG of 1200 × 630: the coast, who has won, and all places. */
export async function pictureOf(scene: Coast, { game, title, players }: Lines): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [PICTURE_WIDE, PICTURE_HIGH];
  const pen = canvas.getContext("2d")!;
  const scale = PICTURE_HIGH / HIGH;
  pen.drawImage(await drawn(scene), PICTURE_WIDE - WIDE * scale, 0, WIDE * scale, PICTURE_HIGH);
  const veil = pen.createLinearGradient(0, 0, PICTURE_WIDE * 0.7, 0);
  veil.addColorStop(0, "rgb(10 16 34 / 82%)");
  veil.addColorStop(1, "rgb(10 16 34 / 0%)");
  pen.fillStyle = veil;
  pen.fillRect(0, 0, PICTURE_WIDE, PICTURE_HIGH);
  pen.fillStyle = "#fff6e2";
  write(pen, game, (size) => `400 ${size}px "Alegreya Sans", sans-serif`, 30, 96);
  write(pen, title, (size) => `700 ${size}px Alegreya, Georgia, serif`, 66, 170);
  for (const [n, { text, colour }] of players.entries()) {
    const y = 250 + n * 52;
    pen.fillStyle = colour;
    pen.fillRect(MARGIN, y - 26, 10, 34);
    pen.fillStyle = "#fff6e2";
    pen.font = '400 32px "Alegreya Sans", sans-serif';
    pen.fillText(text, MARGIN + 26, y);
  }
  return new Promise((settle) => canvas.toBlob((blob) => settle(blob!), "image/png"));
}

/** To another program where the browser knows how, else into a file. */
export async function share(picture: Blob, name: string, text: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text }).catch(() => undefined); // Whoever changes his mind has not failed.
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
