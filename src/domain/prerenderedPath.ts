import { mendPath } from './mendPath.ts';

/** Stands for an id in the path of a document that was prerendered for all ids. */
export const PARAM_PLACEHOLDER = '_';

/** A kind and an id. */
const ADDRESS = /^(\/[^/]+\/)([^/]+)\/?$/;

const withPlaceholder = (path: string): string => path.replace(ADDRESS, `$1${PARAM_PLACEHOLDER}`);

/** The path of the prerendered document for an address: `/detail/_` for `/detail/1005`, `/square` for itself. */
export const genericDocumentPath = (path: string): string => withPlaceholder(mendPath(path));

/** The prerendered documents, repeated here because the inline scripts need them. */
const PRERENDERED: ReadonlySet<string> = new Set([
  ...['/', '/square', '/animate', '/games', '/download'],
  ...['/detail/', '/post/', '/bookinfo/'].map((kind) => kind + PARAM_PLACEHOLDER),
]);

/** Whether the address of a link is served a prerendered document. */
export const isPrerenderedPath = (path: string): boolean => PRERENDERED.has(withPlaceholder(path));

/** A preload URL of a document prerendered for all ids, with the ids of the address `path`. */
export function withParams(read: string, path: string): string {
  const id = ADDRESS.exec(path)?.[2] ?? PARAM_PLACEHOLDER;
  return read.replaceAll(/([/=])_(?=[/?&]|$)/g, (_, before: string) => before + id);
}
