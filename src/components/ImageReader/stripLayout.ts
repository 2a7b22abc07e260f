import type { ImageSize } from '../Picture/ImageSize.ts';

/** A position in a sequence of images: `page` from 1, `offset` within it from 0 to 1. */
export type ImagePosition = { page: number; offset: number };

/**
 * Where each page of a strip begins and, last, where the strip ends, in widths of the strip. Known from the
 * pages' sizes alone, so a position is exact before any image has loaded, on any screen and at any zoom.
 */
export type StripEdges = readonly number[];

/** An image without a size gets a square, never nothing: it would be unreachable. */
const heightOf = ({ width, height }: ImageSize): number => (width > 0 && height > 0 ? height / width : 1);

export function layOutStrip(pages: readonly ImageSize[]): StripEdges {
  const edges = [0];
  for (const page of pages) edges.push((edges.at(-1) ?? 0) + heightOf(page));
  return edges;
}

const pageCountOf = (edges: StripEdges): number => edges.length - 1;

export const lengthOf = (edges: StripEdges): number => edges.at(-1) ?? 0;

/** The index of the page at a height; above the strip the first, below it the last. */
export function indexAt(edges: StripEdges, y: number): number {
  let low = 0;
  let high = Math.max(0, pageCountOf(edges) - 1);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((edges[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function positionAt(edges: StripEdges, y: number): ImagePosition {
  const index = indexAt(edges, y);
  const top = edges[index] ?? 0;
  const height = (edges[index + 1] ?? top) - top;
  const offset = height > 0 ? (y - top) / height : 0;
  return { page: index + 1, offset: Math.min(1, Math.max(0, offset)) };
}

/** The height of a position; one below the strip is at its end. */
export function heightAt(edges: StripEdges, { page, offset }: ImagePosition): number {
  const index = Math.min(Math.max(1, page), Math.max(1, pageCountOf(edges))) - 1;
  const top = edges[index] ?? 0;
  return top + ((edges[index + 1] ?? top) - top) * offset;
}

/** Pages by index, both included. */
export type PageRange = { first: number; last: number };

/** Screens of images kept before and after what is in view. */
const SCREENS_BEFORE = 2;
const SCREENS_AFTER = 3;

/** Images loaded ahead whatever their height. */
const PAGES_AHEAD = 3;

/** The pages that have their image while `view` widths from `top` on are in view; of the others there is only the box. */
export function pagesNear(edges: StripEdges, top: number, view: number): PageRange {
  const lastSeen = indexAt(edges, top + view);
  return {
    first: indexAt(edges, top - view * SCREENS_BEFORE),
    last: Math.min(
      Math.max(indexAt(edges, top + view * (1 + SCREENS_AFTER)), lastSeen + PAGES_AHEAD),
      Math.max(0, pageCountOf(edges) - 1),
    ),
  };
}
