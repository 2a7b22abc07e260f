import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/browser.mjs';

/** Where two pictures differ. `signature` is equal for equal changes, wherever they lie. */
export type Difference = { png: Buffer; pixels: number; signature: string };

/** Compares pictures in a browser, which decodes them; call `close` at the end. */
export async function openComparison(): Promise<{
  compare: (before: Buffer, after: Buffer) => Promise<Difference>;
  close: () => Promise<void>;
}> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS] });
  const page = await browser.newPage();
  return {
    async compare(before, after) {
      const { png, pixels, signature } = await page.evaluate(diff, [
        before.toString('base64'),
        after.toString('base64'),
      ]);
      return { png: Buffer.from(png, 'base64'), pixels, signature };
    },
    close: () => browser.close(),
  };
}

/** Runs in the page. Pixels that differ in red over a pale copy of the new picture. */
async function diff([before = '', after = '']: string[]): Promise<{ png: string; pixels: number; signature: string }> {
  const decode = async (base64: string) =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const [old, now] = await Promise.all([decode(before), decode(after)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const read = (bitmap: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    return { context, image: context.getImageData(0, 0, width, height) };
  };
  const a = new Uint32Array(read(old).image.data.buffer);
  const { context, image } = read(now);
  const b = new Uint32Array(image.data.buffer);
  const changes: number[] = [];
  let [left, top] = [width, height];
  for (let at = 0; at < a.length; at += 1) {
    if (a[at] === b[at]) continue;
    changes.push(at);
    left = Math.min(left, at % width);
    top = Math.min(top, Math.floor(at / width));
  }
  // FNV-1a: a blank page is no secure context and has no `crypto.subtle`.
  let signature = 0x811c9dc5;
  for (const at of changes) {
    for (const part of [(at % width) - left, Math.floor(at / width) - top, a[at] ?? 0, b[at] ?? 0])
      signature = Math.imul(signature ^ part, 0x01000193);
  }
  context.fillStyle = 'rgba(255, 255, 255, .75)';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#e00030';
  for (const at of changes) context.fillRect(at % width, Math.floor(at / width), 1, 1);
  const blob = await (context.canvas as OffscreenCanvas).convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { png: btoa(binary), pixels: changes.length, signature: (signature >>> 0).toString(16) };
}
