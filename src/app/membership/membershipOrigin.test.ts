import { describe, expect, it } from 'vitest';
import { NO_VIP_CONFIG, vipConfigFromGame } from '#domain/vipConfig.ts';
import { membershipPath, originOf, returnPath } from './membershipOrigin.ts';

const at = (query: string) => new URLSearchParams(query);

describe('what asked for membership', () => {
  it('is the chapter in the address, before any game', () => {
    const origin = originOf(at('pop=1&book=2001&chapter=2001-6'), vipConfigFromGame('1002'), '1003');
    expect(origin).toEqual({ kind: 'chapter', bookId: '2001', cid: '2001-6' });
    expect(origin && returnPath(origin)).toBe('/readbook/2001/2001-6');
    expect(membershipPath(origin)).toBe('/profile?pop=1&book=2001&chapter=2001-6');
  });

  it('is the game of vipconfig, else the one of the pending download', () => {
    expect(originOf(at('pop=1'), vipConfigFromGame('1002'), '1003')).toEqual({ kind: 'game', gameId: '1002' });
    const wiped = originOf(at('pop=1'), NO_VIP_CONFIG, '1003');
    expect(wiped).toEqual({ kind: 'game', gameId: '1003' });
    expect(wiped && returnPath(wiped)).toBe('/detail/1003');
    expect(membershipPath(wiped)).toBe('/profile?pop=1');
  });

  it('is nothing without either, and never what an address makes up', () => {
    expect(originOf(at('pop=1'), NO_VIP_CONFIG, undefined)).toBeUndefined();
    expect(originOf(at('pop=1&book=..%2F..&chapter=1'), NO_VIP_CONFIG, undefined)).toBeUndefined();
    expect(originOf(at('pop=1&book=2001'), NO_VIP_CONFIG, undefined)).toBeUndefined();
  });
});
