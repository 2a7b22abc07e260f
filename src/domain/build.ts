/**
 * Which build of the portal speaks. A document bears its own in a `<meta name="build">`, and the server names the one it
 * serves with every answer to a call, so that a page can tell that it has grown old.
 */
export const BUILD_HEADER = 'X-Portal-Build';

const MARK = /<meta name="build" content="([\w-]+)"/;

/** The build a document belongs to; undefined for what is no document of the portal. */
export const buildOf = (html: string): string | undefined => MARK.exec(html)?.[1];
