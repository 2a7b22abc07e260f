import { valueOf, type Loadable } from './loadable.ts';
import type { Tag } from './square.ts';

/** The tabs that stand before the tags; no tag has an id like these. */
export const RECOMMENDED = 'recommend';
export const FOLLOWED = 'follow';

const FIRST = [
  { id: RECOMMENDED, label: '推荐' },
  { id: FOLLOWED, label: '关注' },
];

/** A tab of the square: its tag, or one of the two that no tag has. */
export type SquareTab = { id: string; label: string };

/** 推荐 · 关注 · the tags, as far as they are known. Until they are read a tag an address names is believed. */
export function squareTabs(tags: Loadable<readonly Tag[]>, named: string): readonly SquareTab[] {
  if (tags.state === 'loading' && FIRST.every(({ id }) => id !== named))
    return [...FIRST, { id: named, label: '话题' }];
  return [...FIRST, ...(valueOf(tags) ?? []).map(({ id, tag }) => ({ id, label: tag }))];
}
