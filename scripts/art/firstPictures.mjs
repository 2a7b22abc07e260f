// Paints the drawings home begins with as WebP, beside their SVG: node scripts/art/firstPictures.mjs
//
// Each SVG that is shown as a picture is a document of its own to the browser, made on the main thread: the eight of
// home kept its first paint waiting for a tenth of a second on a slow phone. A WebP is decoded beside it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, chromiumPath } from '../browser.mjs';

const PICTURES = resolve(import.meta.dirname, '../../public/demo');

/** Sharp on a phone with three pixels to the point. */
const WIDTHS = {
  'home/welfare': 420,
  'home/task': 420,
  'rewards/checkin': 138,
  'rewards/event': 138,
  'rewards/gift': 138,
  'rewards/diamond': 138,
  'rewards/gift-red': 138,
};
const QUALITY = 0.8;

/** Runs in the browser. */
async function paint({ svg, width, quality }) {
  const drawing = new Image();
  drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await drawing.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * drawing.naturalHeight) / drawing.naturalWidth);
  canvas.getContext('2d').drawImage(drawing, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
const page = await browser.newPage();
for (const [name, width] of Object.entries(WIDTHS)) {
  const svg = readFileSync(join(PICTURES, `${name}.svg`), 'utf8');
  const webp = Buffer.from(await page.evaluate(paint, { svg, width, quality: QUALITY }), 'base64');
  writeFileSync(join(PICTURES, `${name}.webp`), webp);
  process.stdout.write(`${name}.webp ${webp.length} bytes\n`);
}
await browser.close();
