import type { Tab } from '#components/Tabs/Tabs.tsx';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Tag } from '#domain/square.ts';

/** The tabs that stand before the tags; no tag has an id like these. */
export const RECOMMENDED = 'recommend';
export const FOLLOWED = 'follow';

const FIRST = [
  { id: RECOMMENDED, label: '推荐' },
  { id: FOLLOWED, label: '关注' },
];

/**
 * 推荐 · 关注 · the tags, as far as they are known. Until they are read a tag an address names is believed.
 */
export function squareTabs(tags: Loadable<readonly Tag[]>, named: string): readonly Tab[] {
  if (tags.state === 'loading' && FIRST.every(({ id }) => id !== named))
    return [...FIRST, { id: named, label: '话题' }];
  return [...FIRST, ...(valueOf(tags) ?? []).map(({ id, tag }) => ({ id, label: tag }))];
}
