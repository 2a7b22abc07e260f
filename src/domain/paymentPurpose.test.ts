import { describe, expect, it } from 'vitest';
import {
  NO_PURPOSE,
  gameToTakeUp,
  parsePurpose,
  purposeOfVisit,
  purposeText,
  rechargePath,
  returnPathOf,
  continuationPath,
  type PaymentPurpose,
} from './paymentPurpose.ts';

const GAME = { kind: 'game', gameId: '1002' } as const;
const CHAPTER = { kind: 'chapter', bookId: '2001', cid: '2001-5' } as const;

const WRITTEN: readonly [PaymentPurpose, text: string, continuation: string | undefined][] = [
  [GAME, 'game.1002', '/detail/1002'],
  [CHAPTER, 'chapter.2001.2001-5', '/readbook/2001/2001-5'],
  [{ kind: 'membership', planId: 'vip-month', of: NO_PURPOSE }, 'membership.vip-month', '/profile?pop=1'],
  [
    { kind: 'membership', planId: 'vip-month', of: GAME },
    'membership.vip-month.game.1002',
    '/profile?pop=1&for=game.1002',
  ],
  [
    { kind: 'membership', planId: 'vip-month', of: CHAPTER },
    'membership.vip-month.chapter.2001.2001-5',
    '/profile?pop=1&for=chapter.2001.2001-5',
  ],
  [{ kind: 'welfare', itemId: 'vip-trial' }, 'welfare.vip-trial', '/welfare'],
  [{ kind: 'checkIn' }, 'checkin', '/checkin'],
  [NO_PURPOSE, '', undefined],
];

describe('a purpose', () => {
  it.each(WRITTEN)('%j is written as %s and read again', (purpose, text, continuation) => {
    expect(purposeText(purpose)).toBe(text);
    expect(parsePurpose(text)).toEqual(purpose);
    expect(continuationPath(purpose)).toBe(continuation);
    const address = new URL(rechargePath(purpose), 'https://portal.example');
    expect(parsePurpose(address.searchParams.get('for'))).toEqual(purpose);
  });

  it.each([
    null,
    undefined,
    'singlemessage',
    'timeline',
    'game',
    'game.',
    'game...',
    'game.a/b',
    'game.1002.1003',
    'GAME.1002',
    'chapter.2001',
    'chapter.2001.2001-5.1',
    'membership',
    'membership.vip-month.welfare.1',
    'membership.vip-month.membership:vip-year',
    'membership.vip-month.',
    'welfare:1:2',
    'checkin.1',
    'recharge.1',
    '/detail/1002',
    'constructor',
    `game.${'1'.repeat(65)}`,
  ])('%j is none', (text) => expect(parsePurpose(text)).toEqual(NO_PURPOSE));

  it('stands in an address under a name of our own, beside what others append', () => {
    const { searchParams } = new URL(
      `https://portal.example${gameToTakeUp('1002')}&from=singlemessage&isappinstalled=0`,
    );
    expect(parsePurpose(searchParams.get('for'))).toEqual(GAME);
  });
});

describe('what a visit is for', () => {
  const NOW = 1_000_000_000;
  const order = (purpose: string, status: number, payTime?: number) => ({ purpose, status, payTime });
  const visit = (known: Partial<Parameters<typeof purposeOfVisit>[0]>) =>
    purposeOfVisit({ hint: null, named: undefined, orders: [], now: NOW, ...known });

  it('is what the order says, whatever stands in the address', () => {
    expect(visit({ hint: 'welfare.vip-trial', named: order('game.1002', 1) })).toEqual(GAME);
  });
  it('is what the address says before there is an order, and for an order that says nothing', () => {
    expect(visit({ hint: 'game.1002' })).toEqual(GAME);
    expect(visit({ hint: 'game.1002', named: order('', 0) })).toEqual(GAME);
    expect(visit({ hint: 'game.1002', orders: [order('welfare.vip-trial', 0)] })).toEqual(GAME);
  });
  it.each([
    ['waits to be paid', order('game.1002', 0), true],
    ['was just paid', order('game.1002', 1, NOW - 60_000), true],
    ['was just paid by a clock that is ahead', order('game.1002', 1, NOW + 60_000), true],
    ['was paid long ago', order('game.1002', 1, NOW - 3_600_000), false],
    ['was closed', order('game.1002', 2), false],
    ['failed', order('game.1002', 4), false],
  ])('without either, is what an order of one’s own says that %s', (_, known, counts) => {
    expect(visit({ orders: [order('', 0), known] }).kind).toBe('none');
    expect(visit({ orders: [known] })).toEqual(counts ? GAME : NO_PURPOSE);
  });
  it('is nothing where an order is named that says nothing, though another waits', () => {
    expect(visit({ named: order('', 1), orders: [order('game.1002', 0)] })).toEqual(NO_PURPOSE);
  });
});

it.each([
  ['coin', 'game.1002', '/recharge?for=game.1002'],
  ['coin', '', '/recharge'],
  ['vip', 'chapter.2001.2001-5', '/profile?pop=1&for=chapter.2001.2001-5'],
  ['vip', 'welfare.vip-trial', '/profile?pop=1'],
  ['vip', '', '/profile?pop=1'],
] as const)('an order of %s for %j leads back to %s', (kind, purpose, path) => {
  expect(returnPathOf({ kind, purpose })).toBe(path);
});
