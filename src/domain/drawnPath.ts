/** In the place of an id: the document drawn at build for every such address lies under it. */
export const ANY = '_';

const LAST = /(?<=[^/]\/)[^/]+\/?$/;

/** Where the document of an address lies that was drawn for all of its kind: of `/detail/1005` under `/detail/_`, of `/square` there. */
export const drawnForAll = (path: string): string => path.replace(LAST, ANY);

/** A read of a page drawn for all of its kind, as it is for one address: the id is the address's last part. */
export const ofAddress = (read: string, path: string): string =>
  read.replaceAll(/(?<=[/=])_(?=[/?&]|$)/g, LAST.exec(path)?.[0].replace('/', '') ?? ANY);
