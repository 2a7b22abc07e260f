import { expect, test } from 'vitest';
import { newcomerGift, paperPack, welfareHome } from '#screens/welfare/welfare.fixtures.ts';
import { takenItem } from './takenItem.ts';

const itemAfter = (id: string, from = welfareHome) => takenItem(from, id).items.find((item) => item.id === id);

test('what was taken is counted, and done at its limit', () => {
  expect(itemAfter(newcomerGift.id)).toMatchObject({ usedByMe: 1, left: null, state: 2 });
  expect(itemAfter(paperPack.id)).toMatchObject({ usedByMe: 2, left: 17, state: 2 });
  const first = { ...welfareHome, items: [{ ...paperPack, usedByMe: 0 }] };
  expect(itemAfter(paperPack.id, first)).toMatchObject({ usedByMe: 1, left: 17, state: 1 });
});

test('the others stay as they are, and no stock falls below nothing', () => {
  expect(takenItem(welfareHome, paperPack.id).items[0]).toBe(newcomerGift);
  expect(itemAfter(paperPack.id, { ...welfareHome, items: [{ ...paperPack, left: 0 }] })).toMatchObject({ left: 0 });
});
