/** What a path of the portal is made of: its words and ids hold no other signs. */
const OWN_SIGNS = /^[A-Za-z0-9_/-]*/;

/** A part of a path as it is read; one whose encoding was cut off stays as it is. */
function decodePart(part: string): string {
  try {
    const decoded = decodeURIComponent(part);
    return decoded.includes('/') ? part : decoded;
  } catch {
    return part;
  }
}

/**
 * A path as it was meant: it ends at the first sign that none of ours holds. A chat app takes the words behind a link for
 * a part of it, or cuts it off in the middle of a sign. A path without such signs is given back as it is written.
 */
export function mendPath(pathname: string): string {
  const read = pathname.split('/').map(decodePart).join('/');
  const own = OWN_SIGNS.exec(read)?.[0] ?? '';
  // Two slashes in front would name another host.
  return own === read ? pathname : `/${own.replace(/^\/+/, '')}`;
}

/** An id as an address names it, without what was written behind it; what begins with none stays as it is, and is unknown. */
export const namedId = <T extends string | null>(value: T): T | string =>
  /^[A-Za-z0-9_-]+/.exec(value ?? '')?.[0] ?? value;
