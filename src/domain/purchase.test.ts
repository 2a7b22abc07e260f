import { describe, expect, it } from 'vitest';
import { failed, loading, ready } from './loadable.ts';
import { memberStatus, poorStatus, starScavenger, status } from '#screens/shared/demo.fixtures.ts';
import { purchaseTotal, purchaseView } from './purchase.ts';

describe('what the purchase dialog shows', () => {
  it('price, balance and what remains', () => {
    expect(purchaseView(starScavenger, ready(status))).toEqual({
      kind: 'price',
      price: 300,
      balance: 860,
      remaining: 560,
      shortfall: 0,
    });
  });
  it('what is missing', () => {
    expect(purchaseView(starScavenger, ready(poorStatus))).toMatchObject({ kind: 'price', shortfall: 290 });
  });
  it('the expiry for a member', () => {
    expect(purchaseView(starScavenger, ready(memberStatus))).toMatchObject({
      kind: 'member',
      expTime: memberStatus.expTime,
    });
  });
  it('owned needs no balance', () => {
    expect(purchaseView({ ...starScavenger, owned: true }, loading)).toEqual({ kind: 'owned' });
  });
  it('waits for the balance and never guesses it', () => {
    expect(purchaseView(starScavenger, loading)).toEqual({ kind: 'loading', price: 300 });
    expect(purchaseView(starScavenger, failed())).toEqual({ kind: 'failed', price: 300 });
  });
  it('an unreadable price cannot be bought', () => {
    expect(purchaseView({ ...starScavenger, buyAmount: null }, ready(status))).toEqual({ kind: 'unavailable' });
  });
  it('what it costs in short', () => {
    expect(purchaseTotal(purchaseView(starScavenger, ready(status)))).toBe('需支付 300 钻石');
    expect(purchaseTotal(purchaseView(starScavenger, ready(memberStatus)))).toBe('会员免费');
    expect(purchaseTotal({ kind: 'owned' })).toBeUndefined();
  });
});
