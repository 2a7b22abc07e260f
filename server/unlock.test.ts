import { expect, test } from 'vitest';
import { COIN_CHAPTER, createComics, MEMBER_CHAPTER } from './testing/comics.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { NOON, onEachDatabase, type Answer, type Person, type TestPortal } from './testing/portal.ts';

const { cid, price } = COIN_CHAPTER;

async function balanceOf(portal: TestPortal, as: Person): Promise<number> {
  const { data } = await portal.call('/api/user/center/me', {}, { as });
  return (data as { coinNum: number }).coinNum;
}

const codesOf = (answers: readonly Answer[], code: number): number =>
  answers.filter((answer) => answer.code === code).length;

onEachDatabase('unlocking a chapter', (open) => {
  test('takes the price once, writes it down and opens the chapter', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson(100);
    expect(await comics.unlock(as, cid, { shownPrice: price })).toMatchObject({ code: 0, data: { coinNum: 80 } });
    const whole = await comics.open(cid, as);
    expect(whole.previewOnly).toBe(false);
    expect(whole.lock).toBeUndefined();
    expect(whole.pages).toHaveLength(whole.pageCount);
    const ledger = await portal.call('/api/user/center/coin/all', {}, { as });
    const row = {
      type: 'chapter',
      title: '解锁《纸飞机邮局》第5话',
      amount: -20,
      balance: 80,
      link: '/readbook/2001/2001-5',
    };
    expect(ledger.data).toMatchObject({ records: [row, {}], balance: 80 });
    const list = await comics.must<{ cid: string; unlocked: boolean }[]>('2001/chapter/list', undefined, { as });
    expect(list.filter(({ unlocked }) => unlocked).map((chapter) => chapter.cid)).toEqual([cid]);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('50 parallel equal requests make one debit and get one answer (M1)', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson(100);
    const requestId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => comics.unlock(as, cid, { requestId })));
    expect(codesOf(answers, 0)).toBe(50);
    expect(await balanceOf(portal, as)).toBe(80);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('50 parallel intents for one chapter make one debit; the others hear it is open (M8)', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson(100);
    const answers = await Promise.all(Array.from({ length: 50 }, () => comics.unlock(as, cid)));
    expect([codesOf(answers, 0), codesOf(answers, 1401)]).toEqual([1, 49]);
    expect(await balanceOf(portal, as)).toBe(80);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('a chapter that lacks one of its pages is not sold, and nothing is charged (1103)', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson(100);
    const lost = await portal.db
      .deleteFrom('chapter_pages')
      .where('chapter_id', '=', cid)
      .where('position', '=', 2)
      .returningAll()
      .execute();
    expect(lost).toHaveLength(1);
    const requestId = crypto.randomUUID();
    expect(await comics.unlock(as, cid, { requestId })).toMatchObject({
      status: 200,
      code: 1103,
      msg: '本话内容还不完整，暂时不能解锁，本次未扣费',
    });
    expect(await balanceOf(portal, as)).toBe(100);
    await portal.db.insertInto('chapter_pages').values(lost).execute();
    expect((await comics.unlock(as, cid, { requestId })).code).toBe(0);
  });

  test('64 clients on one account with money for 10 chapters: exactly 10 succeed (M3)', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson(200);
    const model = await portal.db.selectFrom('chapters').selectAll().where('id', '=', cid).executeTakeFirstOrThrow();
    const ids = Array.from({ length: 64 }, (_, index) => `2001-${1000 + index}`);
    await portal.db
      .insertInto('chapters')
      .values(ids.map((id, index) => ({ ...model, id, no: 1000 + index, page_count: 1 })))
      .execute();
    await portal.db
      .insertInto('chapter_pages')
      .values(ids.map((chapter_id) => ({ chapter_id, position: 1, url: '/demo/a.webp', width: 1, height: 1 })))
      .execute();
    const answers = await Promise.all(ids.map((id) => comics.unlock(as, id)));
    expect([codesOf(answers, 0), codesOf(answers, 1101)]).toEqual([10, 54]);
    expect(await balanceOf(portal, as)).toBe(0);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('too few diamonds: 1101, nothing changes, and the same intent succeeds after a recharge', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson(10);
    const requestId = crypto.randomUUID();
    expect(await comics.unlock(as, cid, { requestId })).toMatchObject({
      status: 200,
      code: 1101,
      data: { need: 20, have: 10 },
    });
    expect(await comics.open(cid, as)).toMatchObject({ previewOnly: true });
    await portal.grant(as, 10);
    expect(await comics.unlock(as, cid, { requestId })).toMatchObject({ code: 0, data: { coinNum: 0 } });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('nothing is sold that is open anyway, for members, unknown, or priced otherwise by now', async () => {
    const portal = open();
    const comics = createComics(portal);
    const [as, vip] = [await portal.newPerson(100), await portal.logIn('vip01')];
    expect(await comics.unlock(as, '2001-1')).toMatchObject({ code: 1401 });
    expect(await comics.unlock(as, '2004-7')).toMatchObject({ code: 1401 });
    expect(await comics.unlock(as, MEMBER_CHAPTER.cid)).toMatchObject({ code: 1301 });
    expect(await comics.unlock(vip, MEMBER_CHAPTER.cid)).toMatchObject({ code: 1401 });
    expect(await comics.unlock(vip, '2005-12')).toMatchObject({ code: 1401, msg: '本话已解锁' });
    expect(await comics.unlock(as, '2001-13')).toMatchObject({ code: 1201 });
    expect(await comics.unlock(as, cid, { shownPrice: 5 })).toMatchObject({ code: 1102, data: { price: 20 } });
    expect(await comics.unlock(as, cid, { requestId: '' })).toMatchObject({ code: 1001, data: { field: 'requestId' } });
    expect(
      await portal.call(`/api/v1/comic/2001/chapter/${cid}/unlock`, { requestId: crypto.randomUUID() }),
    ).toMatchObject({ code: 2 });
    expect(await balanceOf(portal, as)).toBe(100);
  });

  test('a key used for another chapter is refused; of two people it is two intents', async () => {
    const portal = open();
    const comics = createComics(portal);
    const [one, other] = [await portal.newPerson(100), await portal.newPerson(100)];
    const requestId = crypto.randomUUID();
    expect(await comics.unlock(one, cid, { requestId })).toMatchObject({ code: 0 });
    expect(await comics.unlock(one, '2001-7', { requestId })).toMatchObject({ status: 409, code: 1001 });
    expect(await comics.unlock(other, cid, { requestId })).toMatchObject({ code: 0, data: { coinNum: 80 } });
    expect(await comics.open(cid, await portal.newPerson())).toMatchObject({ previewOnly: true });
  });

  test('what was bought stays open when its price rises and its free days end', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson(100);
    await comics.unlock(as, '2001-10');
    await portal.db.updateTable('chapters').set({ price: 999 }).where('id', '=', '2001-10').execute();
    portal.clock.now = NOON + 20 * 86_400_000;
    expect(await comics.open('2001-10', as)).toMatchObject({ previewOnly: false });
  });
});
