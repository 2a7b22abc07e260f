import { expect, test } from 'vitest';
import { TaskStatus } from '#domain/task.ts';
import { createTasks, faultsOf, ledgerOf, parallel } from './testing/incentives.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { onEachDatabase, ORIGIN, UNLIMITED, unique, type Person, type TestPortal } from './testing/portal.ts';

/** Someone's own invite code. */
async function codeOf(portal: TestPortal, as: Person): Promise<string> {
  const { data } = await portal.call('/api/v1/invite/me', undefined, { as });
  return (data as { inviteCode: string }).inviteCode;
}

const register = (portal: TestPortal, inviteCode: string, loginName = `guest_${unique()}`) =>
  portal.call('/api/user/registerWithName', { loginName, password: 'secret-1', inviteCode });

/** Binds a number to an account; without a code it is asked for first. */
async function bindPhone(portal: TestPortal, as: Person, phone: string) {
  await portal.call('/api/user/smsCode', { scene: 'bind', phone }, { as });
  return portal.call('/api/user/bind', { phone, smsCode: '123456' }, { as });
}

const newPhone = (): string => `138${String(50_000_000 + unique() * 101)}`;

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

  test('pays both sides once the guest has a number, tells the host, and counts what it brought', async () => {
    const portal = open();
    const host = await portal.newPerson(500);
    portal.clock.now += 1000;
    const guest = (await register(portal, await codeOf(portal, host))).data as Person;
    expect(await ledgerOf(portal, guest)).toEqual([]);
    expect(await portal.call('/api/v1/invite/me', undefined, { as: host })).toMatchObject({
      data: { invited: 1, rewarded: 0 },
    });
    expect((await bindPhone(portal, guest, newPhone())).code).toBe(0);
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

  test('60 accounts of one address without a number bring nothing, and no achievement (fault 8)', async () => {
    const portal = open();
    const host = await portal.newPerson();
    const code = await codeOf(portal, host);
    await parallel(60, () => register(portal, code));
    expect(await ledgerOf(portal, host)).toEqual([]);
    expect(await createTasks(portal).see(host, 'achievement-invite')).toEqual([0, TaskStatus.todo]);
  });

  test('one number pays once, however many accounts bind it at once or one after another', async () => {
    const portal = open();
    const host = await portal.newPerson();
    const code = await codeOf(portal, host);
    const guests = await Promise.all(
      Array.from({ length: 5 }, async () => (await register(portal, code)).data as Person),
    );
    const [phone, other] = [newPhone(), newPhone()];
    await parallel(5, (index) => bindPhone(portal, guests[index] ?? host, phone));
    expect(await ledgerOf(portal, host)).toEqual([{ type: 'invite', amount: 20 }]);
    const rewards = await portal.db
      .selectFrom('invite_rewards')
      .select('invitee')
      .where('inviter', '=', host.uid)
      .execute();
    const paid = guests.find(({ uid }) => uid === rewards[0]?.invitee) ?? host;
    // The number set free by another pays for who binds it next: each number in use has paid once.
    for (const scene of ['change', 'bind']) {
      await portal.call('/api/user/smsCode', { scene, ...(scene === 'bind' && { phone: other }) }, { as: paid });
    }
    const change = { phone: other, smsCode: '123456', oldSmsCode: '123456' };
    expect((await portal.call('/api/user/bind', change, { as: paid })).code).toBe(0);
    expect(await ledgerOf(portal, paid)).toEqual([{ type: 'invite', amount: 20 }]);
    expect(await ledgerOf(portal, host)).toEqual([{ type: 'invite', amount: 20 }]);
    expect(await findMismatches(portal.db)).toEqual([]);
    expect(faultsOf(portal)).toEqual([]);
  });

  test('a code is told to be somebody’s or nobody’s, and what it brings', async () => {
    const portal = open();
    const code = await codeOf(portal, await portal.newPerson());
    const check = (inviteCode: string) => portal.call(`/api/v1/invite/check?inviteCode=${inviteCode}`);
    expect((await check(code.toLowerCase())).data).toEqual({ valid: true, rewardEach: 20 });
    expect((await check('NOBODYS1')).data).toEqual({ valid: false, rewardEach: 20 });
    expect(await check('a!')).toMatchObject({ code: 1001, data: { field: 'inviteCode' } });
    const limited = open({ limits: { ...UNLIMITED, inviteAddress: [{ max: 2, windowMs: 60_000 }] } });
    const codes: number[] = [];
    for (let time = 0; time < 3; time += 1)
      codes.push((await limited.call(`/api/v1/invite/check?inviteCode=${code}`)).code);
    expect(codes).toEqual([0, 0, 1002]);
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
