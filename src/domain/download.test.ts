import { describe, expect, it } from 'vitest';
import { chargeOf, decideConfirm, decideDownload, shortfallOf } from './download.ts';
import type { UserStatus } from './userStatus.ts';

const free = { onlineType: 0, platforms: [1, 2] as (1 | 2)[] };
const paid = { onlineType: 1, platforms: [1] as (1 | 2)[] };
const status = (change: Partial<UserStatus> = {}): UserStatus => ({
  coinNum: 100,
  levelType: 0,
  expTime: null,
  badge: null,
  unread: 0,
  claimable: 0,
  taskClaimable: 0,
  savedCoin: 0,
  firstRecharge: false,
  ...change,
});

describe('decideDownload (spec §4, download flow)', () => {
  it('starts a free game at once, also for a visitor', () => {
    expect(decideDownload(free, false, 1)).toEqual({ kind: 'start' });
  });
  it('sends a visitor who wants a paid game to login, whatever the platform', () => {
    expect(decideDownload(paid, false, undefined)).toEqual({ kind: 'login' });
    expect(decideDownload(paid, false, 2)).toEqual({ kind: 'login' });
  });
  it('asks a desktop for the platform first', () => {
    expect(decideDownload(free, false, undefined)).toEqual({ kind: 'choosePlatform' });
    expect(decideDownload(paid, true, undefined)).toEqual({ kind: 'choosePlatform' });
  });
  it('says when the platform has no build', () => {
    expect(decideDownload(paid, true, 2)).toEqual({ kind: 'noBuild', platform: 2 });
  });
  it('asks somebody logged in to confirm a paid game', () => {
    expect(decideDownload(paid, true, 1)).toEqual({ kind: 'confirm' });
  });
  it('leads out of a browser that can download nothing, before all else but a build that is missing', () => {
    expect(decideDownload(paid, false, 1, true)).toEqual({ kind: 'leaveBrowser' });
    expect(decideDownload(paid, true, 1, true)).toEqual({ kind: 'leaveBrowser' });
    expect(decideDownload(free, false, undefined, true)).toEqual({ kind: 'leaveBrowser' });
    expect(decideDownload(paid, true, 2, true)).toEqual({ kind: 'noBuild', platform: 2 });
  });
  it('treats an unknown online type as paid', () => {
    expect(decideDownload({ onlineType: 7, platforms: [1] }, false, 1)).toEqual({ kind: 'login' });
  });
});

describe('chargeOf', () => {
  it('charges nothing for what is owned, before membership is looked at', () => {
    expect(chargeOf({ owned: true, buyAmount: 300 }, undefined)).toEqual({ kind: 'none', because: 'owned' });
  });
  it('charges a member nothing', () => {
    expect(chargeOf({ owned: false, buyAmount: 300 }, status({ levelType: 1 }))).toEqual({
      kind: 'none',
      because: 'member',
    });
  });
  it('charges others the price', () => {
    expect(chargeOf({ owned: false, buyAmount: 300 }, status())).toEqual({ kind: 'diamonds', price: 300 });
  });
  it('never makes a game free because its price is missing', () => {
    expect(chargeOf({ owned: false, buyAmount: null }, status())).toEqual({ kind: 'unavailable' });
  });
});

describe('decideConfirm', () => {
  const price = { kind: 'diamonds', price: 300 } as const;
  it.each([
    [299, 'insufficient'],
    [300, 'download'],
    [301, 'download'],
  ] as const)('with %i diamonds for 300: %s', (balance, decision) => {
    expect(decideConfirm(price, balance)).toBe(decision);
  });
  it('does not look at the balance of a member', () => {
    expect(decideConfirm({ kind: 'none', because: 'member' }, 0)).toBe('download');
  });
  it('refuses when the price is unknown', () => {
    expect(decideConfirm({ kind: 'unavailable' }, 10_000)).toBe('unavailable');
  });
});

it('a shortfall is never negative', () => {
  expect(shortfallOf(300, 10)).toBe(290);
  expect(shortfallOf(300, 400)).toBe(0);
});
