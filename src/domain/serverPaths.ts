const SERVER_PATH = /^\/(api|files|uploads|dev|healthz)(\/|$)/;

/** Whether a path belongs to the API side, which never leads to a file of the build. */
export const isServerPath = (pathname: string): boolean => SERVER_PATH.test(pathname);

/** Whether a path names a file, which no page of the portal does; a full stop behind a link is none. */
export const namesFile = (pathname: string): boolean => /\.[A-Za-z0-9]+$/.test(pathname);
