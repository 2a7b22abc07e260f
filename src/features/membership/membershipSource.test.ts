import { describe, expect, it } from 'vitest';
import { continuationPath, membershipPath, NO_PURPOSE } from '#domain/paymentPurpose.ts';
import { NO_VIP_CONFIG, vipConfigFromGame } from '#domain/vipConfig.ts';
import { originOf } from './membershipSource.ts';

type Traces = Parameters<typeof originOf>[0];

const of = (query: string, traces: Partial<Traces> = {}) =>
  originOf({
    ordered: undefined,
    search: new URLSearchParams(query),
    vipConfig: NO_VIP_CONFIG,
    pendingGameId: undefined,
    ...traces,
  });

describe('what asked for membership', () => {
  it('is what the order says, before all else', () => {
    const origin = of('pop=1&for=game.1003', { ordered: 'chapter.2001.2001-6', vipConfig: vipConfigFromGame('1002') });
    expect(origin).toEqual({ kind: 'chapter', bookId: '2001', cid: '2001-6' });
    expect(of('pop=1&for=game.1003', { ordered: '' })).toEqual({ kind: 'game', gameId: '1003' });
  });

  it('is the chapter in the address, before any game', () => {
    const origin = of('pop=1&for=chapter.2001.2001-6', {
      vipConfig: vipConfigFromGame('1002'),
      pendingGameId: '1003',
    });
    expect(origin).toEqual({ kind: 'chapter', bookId: '2001', cid: '2001-6' });
    expect(continuationPath(origin ?? NO_PURPOSE)).toBe('/readbook/2001/2001-6');
    expect(membershipPath(origin ?? NO_PURPOSE)).toBe('/profile?pop=1&for=chapter.2001.2001-6');
  });

  it('is the game of vipconfig, else the one of the pending download', () => {
    expect(of('pop=1', { vipConfig: vipConfigFromGame('1002'), pendingGameId: '1003' })).toEqual({
      kind: 'game',
      gameId: '1002',
    });
    const wiped = of('pop=1', { pendingGameId: '1003' });
    expect(wiped).toEqual({ kind: 'game', gameId: '1003' });
    expect(continuationPath(wiped ?? NO_PURPOSE)).toBe('/detail/1003');
    expect(membershipPath(wiped ?? NO_PURPOSE)).toBe('/profile?pop=1&for=game.1003');
  });

  it('is, where the return was lost, what an order of late was for', () => {
    const recent = { kind: 'chapter', bookId: '2001', cid: '2001-6' } as const;
    expect(of('pop=1', { recent })).toEqual(recent);
    expect(of('pop=1', { recent, pendingGameId: '1003' })).toEqual({ kind: 'game', gameId: '1003' });
    expect(of('pop=1', { recent: { kind: 'welfare', itemId: '1' } })).toBeUndefined();
  });

  it('is nothing without either, and never what an address makes up', () => {
    expect(of('pop=1')).toBeUndefined();
    expect(membershipPath(NO_PURPOSE)).toBe('/profile?pop=1');
    for (const made of ['chapter.../..:1', 'chapter.2001', 'welfare.1', 'membership.vip-month', 'singlemessage'])
      expect(of(`pop=1&for=${encodeURIComponent(made)}`)).toBeUndefined();
    expect(of('pop=1&from=singlemessage&book=2001&chapter=2001-6')).toBeUndefined();
  });
});
