/** The routes whose first moment is drawn at build, by id: the ones visits begin with. */
export const PRERENDERED = ['home', 'square', 'animate', 'games', 'download', 'detail', 'post', 'bookinfo'] as const;
