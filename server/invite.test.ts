import { expect, test } from 'vitest';
import { credit } from './wallet.ts';
import { NOON, onEachDatabase, ORIGIN, unique } from './testing/portal.ts';

onEachDatabase('invite', (open) => {
  test('one’s own code, its link, and who signed up with it, the latest first', async () => {
    const portal = open();
    const host = await portal.newPerson();
    const before = await portal.call('/api/v1/invite/me', undefined, { as: host });
    expect(before).toMatchObject({ code: 0, data: { invited: 0, rewarded: 0, list: [] } });
    const { inviteCode } = before.data as { inviteCode: string };
    expect(before.data).toMatchObject({ link: `${ORIGIN}/register?inviteCode=${inviteCode}` });

    const guests = [];
    for (const loginName of [`guest_a${unique()}`, `guest_b${unique()}`]) {
      portal.clock.now += 1000;
      const answer = await portal.call('/api/user/registerWithName', { loginName, password: 'secret-1', inviteCode: inviteCode.toLowerCase() });
      guests.unshift((answer.data as { uid: string }).uid);
    }
    const after = await portal.call('/api/v1/invite/me', undefined, { as: host });
    expect(after.data).toMatchObject({ invited: 2, list: guests.map((uid) => ({ uid })) });
  });

  test('what it brought is what the ledger says, other income left out', async () => {
    const portal = open();
    const host = await portal.newPerson(500);
    const movement = { type: 'invite', title: '邀请奖励', link: null, now: NOON } as const;
    for (const amount of [30, 20]) await portal.db.transaction().execute((trx) => credit(trx, host.uid, amount, movement));
    expect(await portal.call('/api/v1/invite/me', undefined, { as: host })).toMatchObject({ data: { rewarded: 50 } });
  });

  test('a visitor has none', async () => {
    expect(await open().call('/api/v1/invite/me')).toMatchObject({ code: 2 });
  });
});
