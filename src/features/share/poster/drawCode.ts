import { QUIET_ZONE, qrModules } from '#components/QrCode/qrModules.ts';
import { lightBlue } from '#theme/lightBlue.ts';
import type { Box } from './canvasDraw.ts';

/** Where a code's first module lies in its box, and the whole pixels each module is wide. */
export function codePlace(count: number, box: Box): { x: number; y: number; module: number } {
  const module = Math.floor(box.width / (count + QUIET_ZONE * 2));
  const inset = Math.floor((box.width - module * count) / 2);
  return { x: box.x + inset, y: box.y + inset, module };
}

/** Draws the code of `address` in dark on white, every module in whole pixels: blurred edges cost cameras their hold. */
export function drawCode(ctx: CanvasRenderingContext2D, address: string, box: Box): void {
  const { count, isDark } = qrModules(address);
  const { x, y, module } = codePlace(count, box);
  ctx.fillStyle = lightBlue.color.card;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.fillStyle = lightBlue.color.ink;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (isDark(row, column)) ctx.fillRect(x + column * module, y + row * module, module, module);
    }
  }
}
