/**
 * The build's id. A document has its own in `<meta name="build">`, and the server sends the one it serves with every API
 * response, so that a page can tell that it is outdated.
 */
export const BUILD_HEADER = 'X-Portal-Build';

const MARK = /<meta name="build" content="([\w-]+)"/;

/** The build id of a document; undefined for anything but a document of the portal. */
export const buildOf = (html: string): string | undefined => MARK.exec(html)?.[1];
