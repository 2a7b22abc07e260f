import { expect, it } from 'vitest';
import { stackTops } from './stackTops.ts';
import type { Toast } from './toastStore.ts';

const toast = (id: string, leaving = false): Toast => ({ id, type: 'info', text: id, count: 1, stays: false, leaving });

it('places each toast one gap below the measured bottom of the one above', () => {
  const tops = stackTops(
    [toast('a'), toast('b'), toast('c')],
    new Map([
      ['a', 44],
      ['b', 66],
      ['c', 44],
    ]),
  );
  expect([...tops.values()]).toEqual([
    { gaps: 1, heightPx: 0 },
    { gaps: 2, heightPx: 44 },
    { gaps: 3, heightPx: 110 },
  ]);
});

it('gives no place to one that leaves, and leaves it where it was', () => {
  const tops = stackTops(
    [toast('a'), toast('b', true), toast('c')],
    new Map([
      ['a', 44],
      ['b', 66],
      ['c', 44],
    ]),
  );
  expect(tops.get('b')).toEqual({ gaps: 2, heightPx: 44 });
  expect(tops.get('c')).toEqual({ gaps: 2, heightPx: 44 });
});
