/** The signs of ours that a part of a path begins with: our words and ids hold no others. */
const ownSigns = (part: string): string => /^[A-Za-z0-9_-]*/.exec(part)?.[0] ?? '';

/** A part of a path as it is read; undefined where its encoding was cut off in the middle of a sign. */
function decodePart(part: string): string | undefined {
  try {
    const decoded = decodeURIComponent(part);
    return decoded.includes('/') ? part : decoded;
  } catch {
    return undefined;
  }
}

/**
 * A path as it was meant: it ends at the first sign that none of ours holds. A chat app takes the words behind a link for
 * a part of it, or cuts it off in the middle of a sign. A path without such signs, and one that names by nothing else what
 * we do not have, is given back as it is written.
 */
export function mendPath(pathname: string): string {
  const parts = pathname.split('/');
  const read = parts.map(decodePart);
  const at = read.findIndex((part) => part === undefined || ownSigns(part) !== part);
  if (at < 0) return pathname;
  const own = ownSigns(read[at] ?? parts[at] ?? '');
  if (own === '' && read[at] !== undefined) return pathname;
  // Two slashes in front would name another host.
  return `/${[...read.slice(0, at), own].join('/').replace(/^\/+/, '')}`;
}

/** An id as an address names it, without what was written behind it; what begins with none stays as it is, and is unknown. */
export const namedId = <T extends string | null>(value: T): T | string =>
  /^[A-Za-z0-9_-]+/.exec(value ?? '')?.[0] ?? value;
