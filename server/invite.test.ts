import { expect, test } from 'vitest';
import { faultsOf, ledgerOf, parallel } from './testing/incentives.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { onEachDatabase, ORIGIN, unique, type Person, type TestPortal } from './testing/portal.ts';

/** Someone's own invite code. */
async function codeOf(portal: TestPortal, as: Person): Promise<string> {
  const { data } = await portal.call('/api/v1/invite/me', undefined, { as });
  return (data as { inviteCode: string }).inviteCode;
}

const register = (portal: TestPortal, inviteCode: string, loginName = `guest_${unique()}`) =>
  portal.call('/api/user/registerWithName', { loginName, password: 'secret-1', inviteCode });

onEachDatabase('invite', (open) => {
  test('one’s own code, its link, and who signed up with it, the latest first', async () => {
    const portal = open();
    const host = await portal.newPerson();
    const before = await portal.call('/api/v1/invite/me', undefined, { as: host });
    expect(before).toMatchObject({ code: 0, data: { invited: 0, rewarded: 0, rewardEach: 20, list: [] } });
    const inviteCode = await codeOf(portal, host);
    expect(before.data).toMatchObject({ link: `${ORIGIN}/register?inviteCode=${inviteCode}` });

    const guests = [];
    for (let count = 0; count < 2; count += 1) {
      portal.clock.now += 1000;
      guests.unshift(((await register(portal, inviteCode.toLowerCase())).data as Person).uid);
    }
    const after = await portal.call('/api/v1/invite/me', undefined, { as: host });
    expect(after.data).toMatchObject({ invited: 2, list: guests.map((uid) => ({ uid })) });
  });

  test('pays both sides when the account is made, tells the host, and counts what it brought', async () => {
    const portal = open();
    const host = await portal.newPerson(500);
    portal.clock.now += 1000;
    const guest = (await register(portal, await codeOf(portal, host))).data as Person;
    expect(await ledgerOf(portal, guest)).toEqual([{ type: 'invite', amount: 20 }]);
    expect((await ledgerOf(portal, host))[0]).toEqual({ type: 'invite', amount: 20 });
    expect(await portal.call('/api/v1/invite/me', undefined, { as: host })).toMatchObject({
      data: { invited: 1, rewarded: 20 },
    });
    expect(await portal.call('/api/v1/invite/me', undefined, { as: guest })).toMatchObject({
      data: { invited: 0, rewarded: 0 },
    });
    const inbox = await portal.call('/api/user/center/message/all', {}, { as: host });
    expect(inbox.data).toMatchObject({ records: [{ title: '邀请成功', link: '/welfare' }, {}] });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('pays no more than accounts are made: 20 that sign up at once under 10 names', async () => {
    const portal = open();
    const host = await portal.newPerson();
    const code = await codeOf(portal, host);
    const names = Array.from({ length: 10 }, () => `twin_${unique()}`);
    const answers = await parallel(20, (index) => register(portal, code, names[index % 10]));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(10);
    expect(await portal.call('/api/v1/invite/me', undefined, { as: host })).toMatchObject({
      data: { invited: 10, rewarded: 200 },
    });
    expect(await findMismatches(portal.db)).toEqual([]);
    expect(faultsOf(portal)).toEqual([]);
  });

  test('by phone it pays once, and not again when the same number logs in', async () => {
    const portal = open();
    const host = await portal.newPerson();
    const inviteCode = await codeOf(portal, host);
    for (let count = 0; count < 2; count += 1) {
      await portal.call('/api/user/smsCode', { phone: '13912340001', scene: 'login' });
      expect(
        await portal.call('/api/user/loginWithPhone', { phone: '13912340001', smsCode: '123456', inviteCode }),
      ).toMatchObject({ code: 0 });
    }
    expect(await ledgerOf(portal, host)).toEqual([{ type: 'invite', amount: 20 }]);
  });

  test('a code nobody has pays nothing and stops nobody', async () => {
    const portal = open();
    const guest = (await register(portal, 'NOBODYS1')).data as Person;
    expect(await ledgerOf(portal, guest)).toEqual([]);
  });

  test('a visitor has none', async () => {
    expect(await open().call('/api/v1/invite/me')).toMatchObject({ code: 2 });
  });
});
