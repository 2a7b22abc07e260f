/** The leading characters of a segment that our paths and ids can contain. */
const ownSigns = (part: string): string => /^[A-Za-z0-9_-]*/.exec(part)?.[0] ?? '';

/** A decoded segment; undefined where its encoding was cut off within a character. */
function decodePart(part: string): string | undefined {
  try {
    const decoded = decodeURIComponent(part);
    return decoded.includes('/') ? part : decoded;
  } catch {
    return undefined;
  }
}

/**
 * Repairs a path that a chat app damaged by appending the text behind the link or by cutting it off within a character: it
 * ends at the first character that no path of ours contains. Any other path is returned as it is.
 */
export function mendPath(pathname: string): string {
  const parts = pathname.split('/');
  const read = parts.map(decodePart);
  const at = read.findIndex((part) => part === undefined || ownSigns(part) !== part);
  if (at < 0) return pathname;
  const own = ownSigns(read[at] ?? parts[at] ?? '');
  if (own === '' && read[at] !== undefined) return pathname;
  // Two leading slashes would be another host.
  return `/${[...read.slice(0, at), own].join('/').replace(/^\/+/, '')}`;
}

/** The id at the start of a parameter, without text appended to it; a value without one is returned as it is. */
export const namedId = <T extends string | null>(value: T): T | string =>
  /^[A-Za-z0-9_-]+/.exec(value ?? '')?.[0] ?? value;
