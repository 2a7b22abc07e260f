import { mendPath } from '#domain/mendPath.ts';

/** Mends the document's address before anybody reads it: a chat app takes the words behind a link for a part of it. */
export function mendAddress(): void {
  const { pathname, search, hash } = location;
  const mended = mendPath(pathname);
  if (mended !== pathname) history.replaceState(history.state, '', mended + search + hash);
}
