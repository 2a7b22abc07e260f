import { mendPath } from './mendPath.ts';

/** In the place of an id: one document is prerendered for all addresses that differ by nothing else. */
export const PARAM_PLACEHOLDER = '_';

/** A kind and an id. */
const ADDRESS = /^(\/[^/]+\/)([^/]+)\/?$/;

/** Where the document of an address lies: that of `/detail/1005` under `/detail/_`, that of `/square` there. */
export const genericDocumentPath = (path: string): string => mendPath(path).replace(ADDRESS, `$1${PARAM_PLACEHOLDER}`);

/** A call's path or form with the id of the address `path` in the place of the placeholder. */
export function withParams(text: string, path: string): string {
  const id = ADDRESS.exec(path)?.[2] ?? PARAM_PLACEHOLDER;
  return text.replaceAll(/([/=])_(?=[/?&]|$)/g, (_, before: string) => before + id);
}
