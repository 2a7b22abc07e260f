import { randomBytes } from 'node:crypto';
import { addDays } from '#domain/day.ts';
import type { PayInfo } from '#domain/order.ts';
import { coinReward, giftReward, vipDaysReward } from '#domain/reward.ts';
import { MAKEUP_COST } from '../checkin/offer.ts';
import { serverDay } from '../serverDay.ts';
import { createComics } from './comics.ts';
import { createWelfare } from './incentives.ts';
import { NOON, type Answer, type Person, type TestPortal } from './portal.ts';
import { notifyPaid } from './testPayments.ts';

const DAY_MS = 86_400_000;

/** A thing to spend on: its name, its price now, and the call that buys it. */
type Spend = {
  name: string;
  price: () => number;
  call: (as: Person, request: { requestId: string; shown?: number }) => Promise<Answer>;
};

/** One thing that may befall what is sold. */
type Event = { name: string; happen: () => Promise<unknown> };

/** All there is to buy, and all that can befall it. */
export type Shop = { spends: readonly Spend[]; events: readonly Event[] };

const newId = (kind: string): string => `${kind}${randomBytes(6).toString('hex')}`;

/** Games, chapters, a card and things of the welfare centre that nobody else touches, and all that can go wrong with them. */
export async function createShop(portal: TestPortal, as: Person): Promise<Shop> {
  const parts = [
    await gameParts(portal),
    await chapterParts(portal),
    await welfareParts(portal),
    await cardParts(portal),
    await makeUpParts(portal, as),
    memberParts(portal, as),
  ];
  return { spends: parts.flatMap(({ spends }) => spends), events: parts.flatMap(({ events }) => events) };
}

async function gameParts(portal: TestPortal): Promise<Shop> {
  const id = await portal.addGame(100);
  let price = 100;
  const set = (values: { download_url?: string | null; platforms?: string; price?: number }) =>
    portal.db.updateTable('games').set(values).where('id', '=', id).execute();
  const spendOn = (platformType: 1 | 2): Spend => ({
    name: `game on ${platformType}`,
    price: () => price,
    call: (as, { requestId, shown }) =>
      portal.call(
        `/api/user/game/download/${id}`,
        { platformType, requestId, ...(shown !== undefined && { shownPrice: shown }) },
        { as },
      ),
  });
  return {
    spends: [spendOn(1), spendOn(2)],
    events: [
      ...['httpx://bad.example/pkg', '', '/files/x', 'javascript:alert(1)'].map((url) => ({
        name: `the game lies at ${JSON.stringify(url)}`,
        happen: () => set({ download_url: url }),
      })),
      { name: 'the game lies elsewhere', happen: () => set({ download_url: 'https://cdn.example/a.apk' }) },
      { name: 'the game is ours', happen: () => set({ download_url: null }) },
      { name: 'the game is for 1', happen: () => set({ platforms: '[1]' }) },
      { name: 'the game is for both', happen: () => set({ platforms: '[1,2]' }) },
      { name: 'the game costs more', happen: () => set({ price: (price += 10) }) },
    ],
  };
}

async function chapterParts(portal: TestPortal): Promise<Shop> {
  const { db } = portal;
  const [comic, model, pages] = await Promise.all([
    db.selectFrom('comics').selectAll().where('id', '=', '2001').executeTakeFirstOrThrow(),
    db.selectFrom('chapters').selectAll().where('id', '=', '2001-5').executeTakeFirstOrThrow(),
    db.selectFrom('chapter_pages').selectAll().where('chapter_id', '=', '2001-5').limit(4).execute(),
  ]);
  const bookId = newId('b');
  const cid = `${bookId}-1`;
  const own = pages.map((page) => ({ ...page, chapter_id: cid }));
  await db
    .insertInto('comics')
    .values({ ...comic, id: bookId, slug: bookId })
    .execute();
  await db
    .insertInto('chapters')
    .values({ ...model, id: cid, comic_id: bookId, no: 1, page_count: own.length, price: 20 })
    .execute();
  await db.insertInto('chapter_pages').values(own).execute();
  const lose = (from: number) =>
    db.deleteFrom('chapter_pages').where('chapter_id', '=', cid).where('position', '>=', from).execute();
  const setBook = (removed: 0 | 1) => db.updateTable('comics').set({ removed }).where('id', '=', bookId).execute();
  const promise = (page_count: number) =>
    db.updateTable('chapters').set({ page_count }).where('id', '=', cid).execute();
  return {
    spends: [
      {
        name: 'chapter',
        price: () => 20,
        call: (as, { requestId, shown }) =>
          createComics(portal).unlock(as, cid, { requestId, ...(shown !== undefined && { shownPrice: shown }) }),
      },
    ],
    events: [
      { name: 'the chapter loses a page', happen: () => lose(own[3]?.position ?? 0) },
      { name: 'the chapter loses its pages', happen: () => lose(0) },
      {
        name: 'the chapter is whole',
        async happen() {
          await lose(0);
          await promise(own.length);
          await db.insertInto('chapter_pages').values(own).execute();
        },
      },
      { name: 'the chapter promises nothing', happen: () => promise(0) },
      { name: 'the book is taken down', happen: () => setBook(1) },
      { name: 'the book is back', happen: () => setBook(0) },
    ],
  };
}

async function welfareParts(portal: TestPortal): Promise<Shop> {
  const { db } = portal;
  const welfare = createWelfare(portal);
  const giftModel = await db.selectFrom('gifts').selectAll().where('id', '=', '1007-g1').executeTakeFirstOrThrow();
  const giftId = newId('g');
  await db
    .insertInto('gifts')
    .values({ ...giftModel, id: giftId, reward_only: 1, remaining: 5, start_at: 0, end_at: NOON + 90 * DAY_MS })
    .execute();
  const kept = { cost: 30, remaining: 20, per_person: 50 };
  const ids = await Promise.all(
    [
      { ...kept, reward: JSON.stringify(coinReward(7)) },
      { ...kept, reward: JSON.stringify(vipDaysReward(3)) },
      { ...kept, reward: JSON.stringify(giftReward(giftId, '礼包')) },
      { ...kept, reward: JSON.stringify(giftReward('no-such-gift', '礼包')) },
      { ...kept, reward: JSON.stringify({ kind: 'gift', amount: 1, text: '礼包' }) },
      { ...kept, reward: JSON.stringify(vipDaysReward(0)) },
      { ...kept, reward: JSON.stringify(coinReward(0)) },
    ].map((item) => welfare.addItem(item)),
  );
  const stock = (remaining: number) =>
    db.updateTable('welfare_items').set({ remaining }).where('id', 'in', ids).execute();
  const setGift = (values: { remaining?: number; end_at?: number; start_at?: number }) =>
    db.updateTable('gifts').set(values).where('id', '=', giftId).execute();
  return {
    spends: ids.map((id, index) => ({
      name: `welfare ${index}`,
      price: () => kept.cost,
      call: (as, { requestId, shown }) =>
        welfare.claim(as, id, { requestId, ...(shown !== undefined && { shownCost: shown }) }),
    })),
    events: [
      { name: 'the items are out', happen: () => stock(0) },
      { name: 'the items are back', happen: () => stock(20) },
      { name: 'the pack is used up', happen: () => setGift({ remaining: 0 }) },
      { name: 'the pack is over', happen: () => setGift({ end_at: 1 }) },
      { name: 'the pack is to come', happen: () => setGift({ start_at: NOON + 80 * DAY_MS }) },
      {
        name: 'the pack is there',
        happen: () => setGift({ remaining: 5, start_at: 0, end_at: NOON + 90 * DAY_MS }),
      },
    ],
  };
}

async function cardParts(portal: TestPortal): Promise<Shop> {
  const { db } = portal;
  const model = await db.selectFrom('vip_plans').selectAll().where('id', '=', 'vip-month').executeTakeFirstOrThrow();
  const card = { ...model, id: newId('v'), coin_price: 50, days: 3 };
  const pack = {
    ...(await db.selectFrom('packages').selectAll().where('id', '=', 'coin-60').executeTakeFirstOrThrow()),
    id: newId('p'),
  };
  const offer = () =>
    db
      .insertInto('vip_plans')
      .values(card)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  const withdraw = () => db.deleteFrom('vip_plans').where('id', '=', card.id).execute();
  const offerPack = () =>
    db
      .insertInto('packages')
      .values(pack)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  const withdrawPack = () => db.deleteFrom('packages').where('id', '=', pack.id).execute();
  await offer();
  await offerPack();
  /** An order with its payment, between which what was ordered may be withdrawn. */
  const order = (kind: 'coin' | 'vip', productId: string, between: () => Promise<unknown>): Spend => ({
    name: `order of ${kind}`,
    price: () => 0,
    async call(as, { requestId }) {
      const request = { kind, productId, payType: 'mock', returnUrl: '/recharge', requestId };
      const made = await portal.call('/api/order/payInfo', request, { as });
      if (made.code !== 0) return made;
      await between();
      await notifyPaid(portal, made.data as PayInfo);
      return made;
    },
  });
  return {
    spends: [
      {
        name: 'card',
        price: () => card.coin_price,
        call: (as, { requestId, shown }) =>
          portal.call(
            '/api/vip/vipopen',
            { vipId: card.id, payType: 'coin', requestId, ...(shown !== undefined && { shownPrice: shown }) },
            { as },
          ),
      },
      order('vip', card.id, async () => undefined),
      order('vip', card.id, withdraw),
      order('coin', pack.id, async () => undefined),
      order('coin', pack.id, withdrawPack),
    ],
    events: [
      { name: 'the card is withdrawn', happen: withdraw },
      { name: 'the card is offered', happen: offer },
      { name: 'the package is withdrawn', happen: withdrawPack },
      { name: 'the package is offered', happen: offerPack },
    ],
  };
}

async function makeUpParts(portal: TestPortal, as: Person): Promise<Shop> {
  await portal.db
    .updateTable('users')
    .set({ created_at: NOON - 20 * DAY_MS })
    .where('uid', '=', as.uid)
    .execute();
  const today = serverDay(NOON);
  return {
    spends: [-1, -2, -3, -40].map((back) => ({
      name: `the day ${back}`,
      price: () => MAKEUP_COST,
      call: (who, { requestId, shown }) =>
        portal.call(
          '/api/v1/checkin/makeup',
          { date: addDays(today, back), requestId, ...(shown !== undefined && { shownCost: shown }) },
          { as: who },
        ),
    })),
    events: [],
  };
}

function memberParts(portal: TestPortal, { uid }: Person): Shop {
  const end = (exp_at: number | null) =>
    portal.db.updateTable('users').set({ exp_at, level_type: 1 }).where('uid', '=', uid).execute();
  return {
    spends: [],
    events: [
      { name: 'a member', happen: () => end(NOON + 5 * DAY_MS) },
      { name: 'no member', happen: () => end(null) },
      { name: 'more diamonds', happen: () => portal.grant({ uid, token: '' }, 60) },
    ],
  };
}
