import { expect, test } from 'vitest';
import { AVATAR_MAX_BYTES } from '#domain/avatar.ts';
import { cropAvatar, readAvatar } from './useAvatar.ts';

/** Four quarters: red, green, blue, and see-through. */
async function quartered(type: string, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  for (const [colour, x, y] of [
    ['red', 0, 0],
    ['lime', halfWidth, 0],
    ['blue', 0, halfHeight],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(x, y, halfWidth, halfHeight);
  }
  return canvas.convertToBlob({ type, quality: 1 });
}

/** The same JPEG with a note that it lies on its side (6), as a phone held upright writes it. */
async function lyingOnItsSide(jpeg: Blob): Promise<Blob> {
  const tag = [0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0x00, 0x06, 0, 0];
  const exif = [...new TextEncoder().encode('Exif\0\0'), 0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8, 0, 1, ...tag, 0, 0, 0, 0];
  const segment = Uint8Array.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255, ...exif]);
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' });
}

async function opened(blob: Blob) {
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'none' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  /** Which channels are full at a place. */
  const at = (x: number, y: number) =>
    [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).map((value) => value > 127);
  return { width: bitmap.width, height: bitmap.height, at, type: blob.type, text: await blob.text() };
}

const RED = [true, false, false];
const GREEN = [false, true, false];
const BLUE = [false, false, true];
const WHITE = [true, true, true];

test('a square is cut out and brought to 400; what was see-through is white', async () => {
  const cut = await opened(await cropAvatar(await quartered('image/png', 1600, 1200), { x: 200, y: 0, side: 1200 }));
  expect([cut.width, cut.height, cut.type]).toEqual([400, 400, 'image/jpeg']);
  expect([cut.at(50, 50), cut.at(350, 50), cut.at(50, 350), cut.at(350, 350)]).toEqual([RED, GREEN, BLUE, WHITE]);
});

test('a square off the middle shows what lies there', async () => {
  const cut = await opened(await cropAvatar(await quartered('image/png', 800, 800), { x: 400, y: 0, side: 400 }));
  expect([cut.at(10, 10), cut.at(390, 390)]).toEqual([GREEN, GREEN]);
});

test('a small square does not grow', async () => {
  const cut = await opened(await cropAvatar(await quartered('image/png', 90, 60), { x: 0, y: 0, side: 60 }));
  expect([cut.width, cut.height]).toEqual([60, 60]);
});

test('a photo taken upright is measured and cut as it is seen, and keeps no note', async () => {
  const photo = await lyingOnItsSide(await quartered('image/jpeg', 600, 400));
  expect(await readAvatar(photo)).toEqual({ ok: true, width: 400, height: 600 });
  const cut = await opened(await cropAvatar(photo, { x: 0, y: 0, side: 400 }));
  // Turned to the right: what was at the lower left is at the upper left.
  expect([cut.at(20, 20), cut.at(380, 20)]).toEqual([BLUE, RED]);
  expect(cut.text).not.toContain('Exif');
});

test('what will not do is told from its bytes, whatever its name', async () => {
  const png = await quartered('image/png', 8, 8);
  expect(await readAvatar(png)).toEqual({ ok: true, width: 8, height: 8 });
  expect(await readAvatar(new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' }))).toEqual({
    ok: false,
    problem: 'kind',
  });
  expect(await readAvatar(new Blob(['GIF89a'], { type: 'image/png' }))).toEqual({ ok: false, problem: 'kind' });
  expect(await readAvatar(png.slice(0, 20))).toEqual({ ok: false, problem: 'broken' });
});

test('a photo is cut before its size counts: up to 20 MB it becomes a portrait', async () => {
  const png = await quartered('image/png', 800, 800);
  const padded = (bytes: number) => new Blob([png, new Uint8Array(bytes - png.size)]);
  const large = padded(20 * 1024 ** 2);
  expect(await readAvatar(large)).toEqual({ ok: true, width: 800, height: 800 });
  const cut = await cropAvatar(large, { x: 0, y: 0, side: 800 });
  expect(cut.size).toBeLessThan(AVATAR_MAX_BYTES);
  expect(await opened(cut)).toMatchObject({ width: 400, height: 400 });
  expect(await readAvatar(padded(20 * 1024 ** 2 + 1))).toEqual({ ok: false, problem: 'tooLarge' });
});
