import type { Tag } from '#domain/square.ts';

/** The tabs that stand before the tags; no tag has an id like these. */
export const RECOMMENDED = 'recommend';
export const FOLLOWED = 'follow';

/** 推荐 · 关注 · the tags, as far as they are known (product.md §2.2). */
export const squareTabs = (tags: readonly Tag[]) => [
  { id: RECOMMENDED, label: '推荐' },
  { id: FOLLOWED, label: '关注' },
  ...tags.map(({ id, tag }) => ({ id, label: tag })),
];
