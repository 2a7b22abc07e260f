const SERVER_PATH = /^\/(api|files|uploads|dev|healthz)(\/|$)/;

/** Whether a path belongs to the API side, which never leads to a file of the build. */
export const isServerPath = (pathname: string): boolean => SERVER_PATH.test(pathname);
