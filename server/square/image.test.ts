import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bytesOf, gif, jpeg, jpegSegment, png, webp } from '../testing/pictures.ts';
import { cleanPicture } from './image.ts';

const SECRET = 'N31.2304 E121.4737 <script>alert(1)</script>';
const TRAIL = 'PK\x03\x04<html><script>alert(1)</script>';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

function cleaned(bytes: Uint8Array<ArrayBuffer>) {
  const picture = cleanPicture(bytes);
  if (!picture.ok) throw new Error(picture.reason);
  return picture;
}

const WITH_METADATA = [
  [
    'png',
    png(40, 30, [
      ['tEXt', SECRET],
      ['eXIf', SECRET],
      ['iTXt', SECRET],
      ['zzZz', SECRET],
    ]),
    png(40, 30),
  ],
  [
    'jpg',
    jpeg(40, 30, [
      jpegSegment(0xe0, bytesOf(`JFIF\0${SECRET}`)),
      jpegSegment(0xe1, bytesOf(`Exif\0\0${SECRET}`)),
      jpegSegment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
      jpegSegment(0xfe, bytesOf(SECRET)),
    ]),
    jpeg(40, 30),
  ],
  [
    'gif',
    gif(40, 30, [
      bytesOf(0x21, 0xfe, SECRET.length, SECRET, 0),
      bytesOf(0x21, 0xff, 11, 'XMP DataXMP', SECRET.length, SECRET, 0),
    ]),
    gif(40, 30),
  ],
] as const;

describe('pictures sent in (T15)', () => {
  test.each(WITH_METADATA)('%s: only the picture is left of it, whatever hangs on', (kind, dirty, clean) => {
    const picture = cleaned(bytesOf(dirty, TRAIL));
    expect(picture).toMatchObject({ kind, width: 40, height: 30 });
    expect(text(picture.bytes)).toBe(text(clean));
    expect(cleaned(picture.bytes).bytes).toEqual(picture.bytes);
  });

  test('webp: EXIF and XMP go, and the header no longer announces them', () => {
    const picture = cleaned(
      bytesOf(
        webp(40, 30, [
          ['EXIF', SECRET],
          ['XMP ', SECRET],
          ['odd.', 'abc'],
        ]),
        TRAIL,
      ),
    );
    expect(picture).toMatchObject({ kind: 'webp', width: 40, height: 30 });
    expect(text(picture.bytes)).not.toMatch(/EXIF|XMP |N31|script|odd\./);
    expect(picture.bytes[20]).toBe(0);
    expect(new DataView(picture.bytes.buffer).getUint32(4, true)).toBe(picture.bytes.length - 8);
    expect(cleaned(picture.bytes).bytes).toEqual(picture.bytes);
  });

  test('what changes colours stays: the profile of a JPEG and its Adobe segment', () => {
    const kept = [
      jpegSegment(0xe2, bytesOf('ICC_PROFILE\0\x01\x01profile')),
      jpegSegment(0xee, bytesOf('Adobe\0d\0\0\0\0\0\x01')),
    ];
    expect(cleaned(jpeg(8, 8, kept)).bytes).toEqual(jpeg(8, 8, kept));
  });

  test('a looping GIF goes on looping', () => {
    const loop = bytesOf(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, 0, 0, 0);
    expect(cleaned(gif(8, 8, [loop])).bytes).toEqual(gif(8, 8, [loop]));
  });

  test('a PNG and a WebP that move go on moving', () => {
    const frames = png(8, 8, [
      ['acTL', '\0\0\0\x02\0\0\0\0'],
      ['fcTL', '\0'.repeat(26)],
      ['fdAT', '\0'.repeat(12)],
    ]);
    expect(cleaned(frames).bytes).toEqual(frames);
    const moving = webp(8, 8, [
      ['ANIM', '\0'.repeat(6)],
      ['ANMF', '\0'.repeat(24)],
    ]);
    moving[20] = 2;
    const { bytes } = cleaned(moving);
    expect(text(bytes)).toMatch(/ANIM[^]*ANMF/);
    expect(bytes[20], 'what says so').toBe(2);
  });

  test('a picture of the demo passes as it is', () => {
    const file = new Uint8Array(readFileSync(join(import.meta.dirname, '../../public/demo/avatars/01.webp')));
    expect(cleaned(file)).toMatchObject({ kind: 'webp', width: 192, height: 192, bytes: file });
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML before a PNG', `<html>${text(png(8, 8))}`],
    ['a PDF', '%PDF-1.7'],
    ['nothing', ''],
    ['three letters', 'GIF'],
    ['BMP', 'BM\0\0\0\0'],
  ])('%s is no picture', (_name, content) => {
    expect(cleanPicture(bytesOf(content))).toEqual({ ok: false, reason: 'kind' });
  });

  test.each([
    ['a PNG head with HTML after it', bytesOf('\x89PNG\r\n\x1a\n', '<html><script>alert(1)</script></html>')],
    ['a GIF head with script after it', bytesOf('GIF89a/*', '*/=1;alert(1)//')],
    ['a JPEG head with HTML after it', bytesOf(0xff, 0xd8, 0xff, '<html>')],
    ['a RIFF of nothing', bytesOf('RIFF', 4, 0, 0, 0, 'WEBP')],
    ['no width', png(0, 8)],
  ])('%s is broken', (_name, bytes) => expect(cleanPicture(bytes)).toEqual({ ok: false, reason: 'broken' }));

  test.each([
    ['png', png(40, 30)],
    ['jpg', jpeg(40, 30)],
    ['webp', webp(40, 30)],
    ['gif', gif(40, 30)],
  ])('a %s cut short anywhere is refused, never a fault', (_kind, whole) => {
    for (let length = 0; length < whole.length; length += 1) {
      expect(cleanPicture(whole.slice(0, length)).ok, `${length} of ${whole.length}`).toBe(false);
    }
  });

  test('a PNG whose checksum does not fit is broken', () => {
    const bytes = png(40, 30);
    bytes[17] = 1;
    expect(cleanPicture(bytes)).toEqual({ ok: false, reason: 'broken' });
  });

  test.each([
    ['png longer than 16,384', png(16_385, 8)],
    ['jpg longer than 16,384', jpeg(8, 20_000)],
    ['webp of a larger area than 4096 squared', webp(16_000, 1100)],
    ['gif of a larger area than 4096 squared', gif(5000, 5000)],
  ])('a %s is too large', (_kind, bytes) => expect(cleanPicture(bytes)).toEqual({ ok: false, reason: 'size' }));
  test.each([
    ['as large as a photo', 4096, 4096],
    ['as tall as a long screenshot', 1000, 16_384],
  ])('one %s is not', (_kind, width, height) => expect(cleaned(png(width, height))).toMatchObject({ width, height }));
});
