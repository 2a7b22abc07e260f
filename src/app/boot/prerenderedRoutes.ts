/** The routes that are prerendered at build, by id: the ones visits begin with. */
export const PRERENDERED_ROUTES = [
  'home',
  'square',
  'animate',
  'games',
  'download',
  'detail',
  'post',
  'bookinfo',
] as const;
