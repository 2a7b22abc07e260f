import type { Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { LedgerType } from '#domain/order.ts';
import { isSeen, tap, TAP, typeOnce, type Journey, type Reflex } from './journey.ts';
import { DIAMONDS, type NewPerson } from './people.ts';

const GAME = '1002';
const CHAPTER = '2001-5';
const CODE = 'QINGYU2026';

const dialogOf = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Movements of one type in somebody's ledger. */
async function movements(db: Kysely<Database>, uid: string, type: LedgerType): Promise<number> {
  return (await db.selectFrom('ledger').select('seq').where('uid', '=', uid).where('type', '=', type).execute()).length;
}

const game: Journey = {
  id: 'game',
  start: () => `/detail/${GAME}`,
  isDone: (page) => isSeen(button(page, /已购买.*重新下载/)),
  reflexes: (page) => [tap(button(page, '确认下载')), tap(button(page, /钻石\s*下载$/))],
  count: (db, { uid }) => movements(db, uid, 'game'),
};

const pagesOfStrip = (page: Page) => page.locator('main[data-ground] [data-scroller]');

const chapter: Journey = {
  id: 'chapter',
  start: () => `/readbook/2001/${CHAPTER}`,
  isDone: async (page) => (await page.locator('[data-page-number="4"]').count()) > 0,
  reflexes: (page) => [
    tap(dialogOf(page, '确认解锁').getByRole('button', { name: '确定' })),
    tap(button(page, '解锁')),
    {
      see: pagesOfStrip(page),
      act: (seen) =>
        seen.evaluate((strip) => strip.scrollBy({ top: strip.clientHeight, behavior: 'instant' }), undefined, TAP),
    },
  ],
  count: (db, { uid }) => movements(db, uid, 'chapter'),
};

const checkIn: Journey = {
  id: 'checkIn',
  start: () => '/checkin',
  isDone: (page) => isSeen(button(page, '今日已签到')),
  reflexes: (page) => [tap(button(page, '开心收下')), tap(button(page, '立即签到'))],
  count: (db, { uid }) => movements(db, uid, 'checkin'),
};

const TASK = '分享 1 次';

const task: Journey = {
  id: 'task',
  start: () => '/task',
  prepare: (who) => who.call('/api/v1/task/event', { event: 'share', refId: 'portal' }),
  isDone: (page) => isSeen(page.getByRole('listitem').filter({ hasText: TASK }).filter({ hasText: '已完成' })),
  reflexes: (page) => [tap(button(page, `领取：${TASK}`))],
  count: (db, { uid }) => movements(db, uid, 'task'),
};

const redeem: Journey = {
  id: 'redeem',
  start: () => `/gifts?redeem=${CODE}`,
  isDone: (page) => isSeen(page.getByText(/兑换成功|您已使用过同类兑换码/)),
  reflexes: (page) => [tap(button(page, '兑换'))],
  count: (db, { uid }) => movements(db, uid, 'redeem'),
};

/** The balance the page shows is more than they had: what they paid for has come. */
async function hasMore(page: Page): Promise<boolean> {
  const shown = page.getByText('当前余额', { exact: true }).locator('..');
  if (!(await isSeen(shown))) return false;
  return Number(/(\d[\d,]*)/.exec(await shown.first().innerText(TAP))?.[1]?.replaceAll(',', '')) > DIAMONDS;
}

const recharge: Journey = {
  id: 'recharge',
  start: () => '/recharge',
  isDone: async (page) => (await isSeen(page.getByText(/充值成功，到账/))) || hasMore(page),
  reflexes: (page) => [
    tap(button(page, '确认支付')),
    tap(page.getByRole('region', { name: '待支付订单' }).getByRole('button', { name: '去支付' })),
    tap(button(page, /^立即支付/)),
  ],
  count: (db, { uid }) => movements(db, uid, 'recharge'),
};

/** Chooses a plan or a way to pay unless it is chosen. */
const choose = (page: Page, name: RegExp): Reflex => ({
  see: dialogOf(page, '开通会员').getByRole('radio', { name, checked: false }),
  act: (seen) => seen.click(TAP),
});

const membership: Journey = {
  id: 'membership',
  start: () => '/profile?pop=1',
  isDone: async (page) =>
    (await isSeen(page.getByText(/开通成功，会员有效期至/))) || isSeen(dialogOf(page, '续费会员')),
  reflexes: (page) => [
    choose(page, /月卡/),
    choose(page, /钻石支付/),
    tap(dialogOf(page, '确认开通').getByRole('button', { name: '确定' })),
    tap(button(page, /^立即开通 \d+ 钻石/)),
    tap(button(page, '立即开通')),
  ],
  count: (db, { uid }) => movements(db, uid, 'vip'),
};

const post: Journey = {
  id: 'post',
  start: () => '/postpage',
  isDone: (page) => Promise.resolve(/\/post\/[^/]+$/.test(new URL(page.url()).pathname)),
  field: (page) => page.getByRole('textbox', { name: '帖子内容' }),
  reflexes(page, who) {
    // Tags are data: once they are there, the page is.
    const tag = page.getByRole('radio', { name: '# 晒图' });
    const content = page.getByRole('textbox', { name: '帖子内容' });
    const unchosen = page.getByRole('radio', { name: '# 晒图', checked: false });
    return [
      ...(who.typed ? [] : [{ see: tag, act: typeOnce(content, who).act.bind(undefined, content) }]),
      { see: unchosen, act: (seen) => seen.check(TAP) },
      ...(who.typed ? [tap(button(page, '发布'))] : []),
    ];
  },
  count: async (db, { uid, text }) =>
    (await db.selectFrom('posts').select('id').where('uid', '=', uid).where('content', '=', text).execute()).length,
};

/** A post of their own, on which nobody else writes. */
const postOf = ({ uid }: NewPerson): string => `f${uid}`;

const comment: Journey = {
  id: 'comment',
  start: (who) => `/post/${postOf(who)}`,
  prepare: (who, db) =>
    db
      .insertInto('posts')
      .values({
        id: postOf(who),
        uid: who.uid,
        tag_id: 'chat',
        game_id: null,
        content: '大家说什么',
        like_count: 0,
        comment_count: 0,
        state: 0,
        created_at: Date.now(),
      })
      .execute(),
  isDone: (page, { text }) =>
    isSeen(
      page
        .getByRole('article')
        .filter({ hasText: text })
        .filter({ has: page.getByRole('button', { name: '删除' }), hasNotText: /发送失败|发送中/ }),
    ),
  field: (page) => page.getByRole('textbox', { name: '评论' }),
  reflexes(page, who) {
    const field = page.getByRole('textbox', { name: '评论' });
    return who.typed
      ? [tap(button(page, '发送')), tap(page.getByRole('button', { name: who.text }))]
      : [typeOnce(field, who), tap(button(page, '说点什么…'))];
  },
  count: async (db, { uid, text }) =>
    (await db.selectFrom('comments').select('id').where('uid', '=', uid).where('content', '=', text).execute()).length,
};

const nickname: Journey = {
  id: 'nickname',
  start: () => '/changename',
  isDone: async (page) =>
    (await isSeen(page.getByText('修改成功'))) || isSeen(page.getByText(/昵称7天内只能修改一次，/)),
  field: (page) => page.getByLabel('昵称', { exact: true }),
  reflexes: (page, who) =>
    who.typed ? [tap(button(page, '保存'))] : [typeOnce(page.getByLabel('昵称', { exact: true }), who)],
  count: async (db, { uid, text }) =>
    (await db.selectFrom('users').select('uid').where('uid', '=', uid).where('name', '=', text).execute()).length,
};

/** In the order of seeds. */
export const journeys: readonly Journey[] = [
  game,
  chapter,
  checkIn,
  task,
  redeem,
  recharge,
  membership,
  post,
  comment,
  nickname,
];
