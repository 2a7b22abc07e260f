import { expect, onTestFinished, test, vi } from 'vitest';
import { preparePicture, type PreparedPicture } from './preparePicture.ts';

/** A picture whose left half is red and whose right half is see-through, or white where the type knows no such thing. */
async function pictureOf(type: string, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height);
  return canvas.convertToBlob({ type, quality: 0.95 });
}

/** Noise cannot be compressed, so quality has to give way. */
async function noise(side: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side);
  const pixels = new ImageData(side, side);
  let seed = 7;
  for (let index = 0; index < pixels.data.length; index += 1) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    pixels.data[index] = index % 4 === 3 ? 255 : seed >> 16;
  }
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
}

/** The same JPEG with a note that it lies on its side (6), as a phone held upright writes it, and a place. */
async function lyingOnItsSide(jpeg: Blob): Promise<Blob> {
  const tag = [0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0x00, 0x06, 0, 0];
  const tiff = [
    0x4d,
    0x4d,
    0x00,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    ...tag,
    0,
    0,
    0,
    0,
    ...new TextEncoder().encode('GPS:31.2,121.5'),
  ];
  const exif = [...new TextEncoder().encode('Exif\0\0'), ...tiff];
  const segment = Uint8Array.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255, ...exif]);
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' });
}

async function opened(picture: PreparedPicture) {
  if (!picture.ok) throw new Error(picture.problem);
  const bitmap = await createImageBitmap(picture.blob, { imageOrientation: 'none' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])];
  return { width: bitmap.width, height: bitmap.height, at, blob: picture.blob, text: await picture.blob.text() };
}

test('a large photo is cut to four million pixels', async () => {
  const { width, height, blob } = await opened(await preparePicture(await pictureOf('image/jpeg', 4000, 3000)));
  expect([width, height, blob.type]).toEqual([2309, 1732, 'image/jpeg']);
});

test.each(['image/png', 'image/jpeg'])('a tall screenshot keeps a width that can be read: %s', async (type) => {
  const { width, height } = await opened(await preparePicture(await pictureOf(type, 1080, 12_000)));
  expect([width, height]).toEqual([600, 6666]);
});

test('the tallest there is becomes a WebP, as others that may be see-through', async () => {
  const { height, blob } = await opened(await preparePicture(await pictureOf('image/png', 100, 20_000)));
  expect([height, blob.type]).toEqual([16_383, 'image/webp']);
});

test('a small picture keeps its size', async () => {
  const { width, height } = await opened(await preparePicture(await pictureOf('image/png', 40, 30)));
  expect([width, height]).toEqual([40, 30]);
});

/** As in browsers that know no `from-image`. */
function withoutFromImage(): void {
  const { createImageBitmap: native } = globalThis;
  const older = vi
    .spyOn(globalThis, 'createImageBitmap')
    .mockImplementation(async (source: ImageBitmapSource, options?: unknown) => {
      if (JSON.stringify(options)?.includes('from-image')) throw new TypeError('not a valid enum value');
      return native(source, options as ImageBitmapOptions);
    });
  onTestFinished(() => older.mockRestore());
}

test.each([
  ['at once', () => undefined],
  ['by way of an element in older browsers', withoutFromImage],
])(
  'a photo taken upright stands upright without its note, and says no more where it was taken: %s',
  async (_, lack) => {
    lack();
    const photo = await lyingOnItsSide(await pictureOf('image/jpeg', 60, 40));
    expect(await photo.text()).toContain('GPS:31.2');
    const { width, height, at, text } = await opened(await preparePicture(photo));
    expect([width, height]).toEqual([40, 60]);
    // Turned to the right: what was left is on top.
    expect(at(20, 10)[0]).toBeGreaterThan(240);
    expect(at(20, 50)[0]).toBeLessThan(20);
    expect(text).not.toMatch(/GPS|Exif/);
  },
);

test('a see-through picture stays see-through', async () => {
  const { at, blob } = await opened(await preparePicture(await pictureOf('image/png', 40, 30)));
  expect(blob.type).toBe('image/webp');
  expect(at(35, 15)[3]).toBe(0);
});

test('quality gives way until the picture is small enough', async () => {
  const file = await noise(400);
  const full = await opened(await preparePicture(file));
  const small = await preparePicture(file, full.blob.size - 1);
  expect((await opened(small)).blob.size).toBeLessThan(full.blob.size);
  expect(await preparePicture(file, 1000)).toEqual({ ok: false, problem: 'tooLarge' });
});

const gif = (size: number) => new Blob(['GIF89a', new Uint8Array(size - 6)]);

const big = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >> shift) & 255);

/** A piece of a PNG; nobody looks at its checksum here. */
const pngChunk = (name: string, length: number): BlobPart =>
  Uint8Array.from([...big(length), ...new TextEncoder().encode(name), ...new Uint8Array(length + 4)]);

const moving = {
  webp: (size = 0) => {
    const text = (letters: string) => new TextEncoder().encode(letters);
    return new Blob([
      text('RIFF'),
      Uint8Array.of(40, 0, 0, 0),
      text('WEBPVP8X'),
      Uint8Array.of(10, 0, 0, 0, 2, 0, 0, 0, 7, 0, 0, 7, 0, 0),
      text('ANIM'),
      new Uint8Array(size),
    ]);
  },
  png: (size = 0) =>
    new Blob([
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      pngChunk('IHDR', 13),
      pngChunk('iCCP', 70_000),
      pngChunk('acTL', 8),
      pngChunk('IDAT', 20),
      new Uint8Array(size),
    ]),
};

test.each(['webp', 'png'] as const)('a %s that moves goes as it is, up to the limit', async (kind) => {
  const file = moving[kind]();
  expect(await preparePicture(file)).toEqual({ ok: true, blob: file });
  expect(await preparePicture(moving[kind](5 * 1024 ** 2))).toEqual({ ok: false, problem: 'tooLarge' });
});

test('a GIF goes as it is, up to the limit', async () => {
  const file = gif(5 * 1024 ** 2);
  expect(await preparePicture(file)).toEqual({ ok: true, blob: file });
  expect(await preparePicture(gif(5 * 1024 ** 2 + 1))).toEqual({ ok: false, problem: 'tooLarge' });
});

test.each([
  ['at once', () => undefined],
  ['by way of an element in older browsers', withoutFromImage],
])('what is no picture, or a damaged one, is refused: %s', async (_, lack) => {
  lack();
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
  expect(await preparePicture(svg)).toEqual({ ok: false, problem: 'kind' });
  expect(await preparePicture(new Blob([]))).toEqual({ ok: false, problem: 'kind' });
  const jpeg = await pictureOf('image/jpeg', 40, 30);
  expect(await preparePicture(jpeg.slice(0, 60))).toEqual({ ok: false, problem: 'broken' });
});
