import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { gameSchema, priceView } from './game.ts';
import { readEntryCodes, withInviteCode } from './invite.ts';
import { diamondsOf, preselectPackage, type RechargePackage } from './order.ts';
import { isRestrictedBrowser, platformOf } from './platform.ts';
import { autoRegisters, type SdkConfig } from './sdkConfig.ts';
import { isMember, membershipView, userStatusSchema } from './userStatus.ts';

describe('readEntryCodes (spec §1, product D22)', () => {
  it('reads both codes from the query', () => {
    expect(readEntryCodes('https://p.example/?inviteCode=ABC123&code=9')).toEqual({
      inviteCode: 'ABC123',
      channelCode: '9',
    });
  });
  it('reads them after # too, and the query before it wins', () => {
    expect(readEntryCodes('https://p.example/#/games?inviteCode=XYZ9')).toEqual({ inviteCode: 'XYZ9' });
    expect(readEntryCodes('https://p.example/?inviteCode=A111#/?inviteCode=B222')).toEqual({ inviteCode: 'A111' });
  });
  it('reads a code however it is written, and what stands behind # alone', () => {
    expect(readEntryCodes('https://p.example/?inviteCode=abc-12%203#code=7')).toEqual({
      inviteCode: 'ABC123',
      channelCode: '7',
    });
  });
  it.each(['1', '<script>', 'a b', 'x'.repeat(33), ''])('drops %j', (code) => {
    expect(readEntryCodes(`https://p.example/?inviteCode=${encodeURIComponent(code)}`)).toEqual({});
  });
});

describe('withInviteCode (product §2.5)', () => {
  it('adds the code to whatever the address already asks, so that opening it finds the code again', () => {
    const shared = withInviteCode('https://p.example/post/9?comment=4', 'ABC123');
    expect(shared).toBe('https://p.example/post/9?comment=4&inviteCode=ABC123');
    expect(readEntryCodes(shared)).toEqual({ inviteCode: 'ABC123' });
  });
  it('hands on one’s own code, never the one one came with', () => {
    expect(withInviteCode('https://p.example/?inviteCode=OTHER1', 'MINE22')).toBe(
      'https://p.example/?inviteCode=MINE22',
    );
  });
  it.each([undefined, ''])('leaves the address alone while the code is %j', (code) => {
    expect(withInviteCode('https://p.example/detail/1', code)).toBe('https://p.example/detail/1');
  });
});

describe('unknown values mean paid and not a member', () => {
  const game = { id: '1', appID: '1', name: 'x', icon: '/a', cover: '/b' };
  it.each([undefined, null, '0', -1, 1.5])('onlineType %j is paid', (onlineType) => {
    expect(v.parse(gameSchema, { ...game, onlineType }).onlineType).toBe(1);
  });
  it.each([undefined, null, '30', -5, 1.5, 1e21])('a price of %j is unknown, not free', (buyAmount) => {
    const parsed = v.parse(gameSchema, { ...game, onlineType: 1, buyAmount });
    expect(priceView(parsed, false)).toEqual({ kind: 'unknown' });
  });
  it.each([undefined, '1', null, -1])('levelType %j is no member', (levelType) => {
    expect(isMember(v.parse(userStatusSchema, { coinNum: 0, levelType }))).toBe(false);
  });
  it.each([undefined, '5', -1, 0.5, null])('a balance of %j fails the answer', (coinNum) => {
    expect(v.safeParse(userStatusSchema, { coinNum }).success).toBe(false);
  });
});

describe('isMember', () => {
  it('is what the server says, whatever the phone’s clock makes of the end', () => {
    const status = v.parse(userStatusSchema, { coinNum: 0, levelType: 1, expTime: 1 });
    expect(isMember(status)).toBe(true);
    const ended = { ...status, levelType: 0, expTime: Number.MAX_SAFE_INTEGER };
    expect(isMember(ended)).toBe(false);
  });
});

describe('membershipView', () => {
  const now = Date.parse('2026-01-15T10:00:00+08:00');
  const day = 86_400_000;
  const base = v.parse(userStatusSchema, { coinNum: 0 });
  it('knows none, active, expiring and expired', () => {
    expect(membershipView(base, now)).toEqual({ kind: 'none' });
    expect(membershipView({ ...base, levelType: 1, expTime: now + 30 * day }, now)).toEqual({
      kind: 'active',
      expTime: now + 30 * day,
    });
    expect(membershipView({ ...base, levelType: 1, expTime: now + 7 * day }, now)).toMatchObject({
      kind: 'expiring',
      daysLeft: 7,
    });
    expect(membershipView({ ...base, expTime: now - day }, now)).toEqual({ kind: 'expired' });
  });
});

describe('recharge', () => {
  const offer = (id: string, coin: number, bonus: number, priceFen: number, tag: '' | 'hot' = ''): RechargePackage => ({
    id,
    coin,
    bonus,
    priceFen,
    tag,
    sort: 0,
  });
  const packages = [offer('a', 60, 0, 600), offer('b', 300, 20, 3000), offer('c', 680, 60, 6800, 'hot')];
  it('preselects the cheapest package that covers the shortfall', () => {
    expect(preselectPackage(packages, 290)?.id).toBe('b');
    expect(preselectPackage(packages, 320)?.id).toBe('b');
    expect(preselectPackage(packages, 321)?.id).toBe('c');
    expect(preselectPackage(packages, 9999)?.id).toBe('c');
  });
  it('preselects the hot one without a shortfall', () => expect(preselectPackage(packages, 0)?.id).toBe('c'));
  it('preselects the first one where none is hot', () =>
    expect(preselectPackage(packages.slice(0, 2), 0)?.id).toBe('a'));
  it('has nothing to preselect in an empty list', () => expect(preselectPackage([], 10)).toBeUndefined());
  it('doubles the base once, never the bonus', () => {
    expect(diamondsOf({ coin: 300, bonus: 20 }, true)).toBe(620);
    expect(diamondsOf({ coin: 300, bonus: 20 }, false)).toBe(320);
  });
});

it('tells platforms apart', () => {
  expect(platformOf('Mozilla/5.0 (Linux; Android 14)')).toBe(1);
  expect(platformOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)')).toBe(2);
  expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X)', 5)).toBe(2);
  expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X)', 0)).toBeUndefined();
  expect(isRestrictedBrowser('… MicroMessenger/8.0')).toBe(true);
  expect(isRestrictedBrowser('… QQ/9.0')).toBe(true);
  expect(isRestrictedBrowser('… MQQBrowser/13')).toBe(false);
});

it('phone login registers unless the flag equals 0 (spec §1)', () => {
  const config = (flag?: string): SdkConfig => ({
    sdk: {
      appID: '2008',
      appKey: '',
      channelID: '0',
      otherConfig: flag === undefined ? {} : { phoneAutoRegister: flag },
    },
    server: {},
  });
  expect(autoRegisters(undefined)).toBe(true);
  expect(autoRegisters(config())).toBe(true);
  expect(autoRegisters(config('1'))).toBe(true);
  expect(autoRegisters(config('0'))).toBe(false);
});
