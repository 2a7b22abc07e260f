import { safeImageUrl } from '#domain/safeUrl.ts';
import { lightBlue } from '#theme/lightBlue.ts';
import { encode } from '#platform/device/canvas.ts';
import { withTimeout } from '../withTimeout.ts';
import { drawPoster, POSTER, type PosterContent } from './drawPoster.ts';

/** A picture that takes longer is left out. */
const PICTURE_WITHIN_MS = 8000;
const JPEG_QUALITY = 0.92;

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** A picture of this origin; none where it is of another, missing or slow. */
async function load(address: string | undefined, origin: string): Promise<HTMLImageElement | undefined> {
  const url = address === undefined ? undefined : safeImageUrl(address, origin);
  return url === undefined ? undefined : withTimeout(PICTURE_WITHIN_MS, decoded(url));
}

/** Web fonts are loaded by the text they will draw; system fonts are there already. */
async function loadFaces(words: string): Promise<void> {
  await Promise.allSettled(
    [400, 600, 700].map((weight) => document.fonts.load(`${weight} 28px ${lightBlue.font.stack}`, words)),
  );
}

/** Draws a poster as a JPEG. Rejects where the browser cannot draw. */
export async function makePoster(content: PosterContent): Promise<Blob> {
  const [logo, picture] = await Promise.all([
    load(content.logo, content.origin),
    load(content.picture, content.origin),
    loadFaces(Object.values(content).join('')),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), POSTER);
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('The browser gave no canvas to draw on.');
  drawPoster(ctx, content, { logo, picture });
  const blob = await encode(canvas, 'image/jpeg', JPEG_QUALITY);
  if (!blob) throw new Error('The canvas gave no picture.');
  return blob;
}
