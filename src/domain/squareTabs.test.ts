import { expect, it } from 'vitest';
import { failed, loading, ready } from './loadable.ts';
import { FOLLOWED, RECOMMENDED, squareTabs } from './squareTabs.ts';

const idsOf = (tabs: readonly { id: string }[]) => tabs.map(({ id }) => id);

it('until the tags are read, the one an address names has a tab at once, so that 推荐 is not shown for it', () => {
  expect(idsOf(squareTabs(loading, '3'))).toEqual([RECOMMENDED, FOLLOWED, '3']);
  expect(idsOf(squareTabs(loading, FOLLOWED))).toEqual([RECOMMENDED, FOLLOWED]);
  expect(idsOf(squareTabs(ready([{ id: '3', tag: '晒图' }]), '3'))).toEqual([RECOMMENDED, FOLLOWED, '3']);
  expect(idsOf(squareTabs(ready([{ id: '4', tag: '攻略' }]), '3'))).toEqual([RECOMMENDED, FOLLOWED, '4']);
  expect(idsOf(squareTabs(failed(), '3'))).toEqual([RECOMMENDED, FOLLOWED]);
});
