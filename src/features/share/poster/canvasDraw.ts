import { lightBlue } from '#theme/lightBlue.ts';
import { QUIET_ZONE, qrModules } from '#components/QrCode/qrModules.ts';

/** A rectangle in canvas pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** Of the corners top left, top right, bottom right, bottom left, in canvas pixels. */
export type Radii = readonly [number, number, number, number];

/** Sets the font of the next text; `y` is the middle of its line. */
export function text(ctx: CanvasRenderingContext2D, style: { size: number; weight: number; color: string }): void {
  ctx.font = `${style.weight} ${style.size}px ${lightBlue.font.stack}`;
  ctx.fillStyle = style.color;
  ctx.textBaseline = 'middle';
}

/** Begins a path around `box` with its corners rounded. Not `roundRect`, which Safari has since 16. */
export function roundedPath(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box, radii: Radii): void {
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  const [right, bottom] = [x + width, y + height];
  ctx.beginPath();
  ctx.moveTo(x + topLeft, y);
  ctx.arcTo(right, y, right, bottom, topRight);
  ctx.arcTo(right, bottom, x, bottom, bottomRight);
  ctx.arcTo(x, bottom, x, y, bottomLeft);
  ctx.arcTo(x, y, right, y, topLeft);
  ctx.closePath();
}

export function clipTo(ctx: CanvasRenderingContext2D, box: Box, radii: Radii, draw: () => void): void {
  ctx.save();
  roundedPath(ctx, box, radii);
  ctx.clip();
  draw();
  ctx.restore();
}

export type Drawable = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/** Fills `box` with a picture in its true shape, cut at the edges. */
export function cover(ctx: CanvasRenderingContext2D, picture: Drawable, { x, y, width, height }: Box): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const cut = { width: width / scale, height: height / scale };
  const [left, top] = [(picture.width - cut.width) / 2, (picture.height - cut.height) / 2];
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, left, top, cut.width, cut.height, x, y, width, height);
}

/** A dashed line from left to right. */
export function line(ctx: CanvasRenderingContext2D, fromX: number, y: number, toX: number, color: string): void {
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = 3;
  ctx.setLineDash([10, 10]);
  ctx.beginPath();
  ctx.moveTo(fromX, y);
  ctx.lineTo(toX, y);
  ctx.stroke();
  ctx.restore();
}

/** Where a code's first module lies in its box, and the whole pixels each module is wide. */
export function codePosition(count: number, box: Box): { x: number; y: number; module: number } {
  const module = Math.floor(box.width / (count + QUIET_ZONE * 2));
  const inset = Math.floor((box.width - module * count) / 2);
  return { x: box.x + inset, y: box.y + inset, module };
}

/** Draws the code of `address` in dark on white, every module in whole pixels: blurred edges cost cameras their hold. */
export function drawCode(ctx: CanvasRenderingContext2D, address: string, box: Box): void {
  const { count, isDark } = qrModules(address);
  const { x, y, module } = codePosition(count, box);
  ctx.fillStyle = lightBlue.color.card;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.fillStyle = lightBlue.color.ink;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (isDark(row, column)) ctx.fillRect(x + column * module, y + row * module, module, module);
    }
  }
}
