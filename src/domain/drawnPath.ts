import { mendPath } from './mendPath.ts';

/** In the place of an id: the document drawn at build for every such address lies under it. */
export const ANY = '_';

/** A kind and an id. */
const ADDRESS = /^(\/[^/]+\/)([^/]+)\/?$/;

const ofItsKind = (path: string): string => path.replace(ADDRESS, `$1${ANY}`);

/** Where the document of an address lies that was drawn for all of its kind: of `/detail/1005` under `/detail/_`, of `/square` there. */
export const drawnForAll = (path: string): string => ofItsKind(mendPath(path));

/** Where the documents lie that are drawn at build (`app/prerendered.ts`), as a document's own scripts have to know. */
const DRAWN: ReadonlySet<string> = new Set([
  ...['/', '/square', '/animate', '/games', '/download'],
  ...['/detail/', '/post/', '/bookinfo/'].map((kind) => kind + ANY),
]);

/** Whether the document of one of our own links shows its page before any code has come. */
export const isDrawnPath = (path: string): boolean => DRAWN.has(ofItsKind(path));

/** A read of a page drawn for all of its kind, as it is for the address `path`. */
export function ofAddress(read: string, path: string): string {
  const id = ADDRESS.exec(path)?.[2] ?? ANY;
  return read.replaceAll(/([/=])_(?=[/?&]|$)/g, (_, before: string) => before + id);
}
