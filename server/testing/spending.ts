import type { ChapterPages } from '#domain/comic.ts';
import type { CheckInInfo } from '#domain/checkIn.ts';
import type { Gift } from '#domain/gift.ts';
import { seededRandom } from './seededRandom.ts';
import { findMismatchesOf } from './ledgerCheck.ts';
import { ORIGIN, type Person, type TestPortal } from './portal.ts';
import { createShop } from './shop.ts';
import { statusFor } from './testPayments.ts';

/** All that somebody has and has paid. */
async function holdingsOf({ db }: TestPortal, { uid }: Person) {
  const list = <T>(rows: readonly T[], name: (row: T) => string) => rows.map(name).sort();
  const [user, games, chapters, sales, claims, days, debits] = await Promise.all([
    db.selectFrom('users').select(['balance', 'exp_at']).where('uid', '=', uid).executeTakeFirstOrThrow(),
    db.selectFrom('entitlements').select('game_id').where('uid', '=', uid).execute(),
    db.selectFrom('chapter_unlocks').select('chapter_id').where('uid', '=', uid).execute(),
    db.selectFrom('membership_sales').select('id').where('uid', '=', uid).execute(),
    db.selectFrom('welfare_claims').select(['item_id', 'no']).where('uid', '=', uid).execute(),
    db.selectFrom('check_ins').select('day').where('uid', '=', uid).where('made_up', '=', 1).execute(),
    db.selectFrom('ledger').select('seq').where('uid', '=', uid).where('amount', '<', 0).execute(),
  ]);
  return {
    balance: user.balance,
    expiry: user.exp_at ?? 0,
    games: list(games, ({ game_id }) => game_id),
    chapters: list(chapters, ({ chapter_id }) => chapter_id),
    sales: list(sales, ({ id }) => id),
    claims: list(claims, ({ item_id, no }) => `${item_id} ${no}`),
    days: list(days, ({ day }) => day),
    debits: list(debits, ({ seq }) => String(seq)),
  };
}
type Holdings = Awaited<ReturnType<typeof holdingsOf>>;

const added = (before: readonly string[], after: readonly string[]): string[] =>
  after.filter((one) => !before.includes(one));

/** What of the goods just bought cannot be used, in words. */
async function findUnusable(
  portal: TestPortal,
  as: Person,
  { before, after, platform }: { before: Holdings; after: Holdings; platform: 1 | 2 },
): Promise<string[]> {
  const problems: string[] = [];
  for (const id of added(before.games, after.games)) {
    const fields = { platformType: platform, requestId: crypto.randomUUID() };
    const { code, data } = await portal.call(`/api/user/game/download/${id}`, fields, { as });
    const address = String(data);
    const ours = address.startsWith(`${ORIGIN}/files/`);
    const file = ours ? await portal.fetch(address.slice(ORIGIN.length)) : undefined;
    if (code !== 0 || !/^https?:\/\//.test(address) || (file && file.status !== 200))
      problems.push(`the game ${id} cannot be downloaded: ${code} ${address} ${file?.status ?? ''}`);
  }
  for (const cid of added(before.chapters, after.chapters)) {
    const path = `/api/v1/comic/${cid.split('-')[0]}/chapter/${cid}`;
    const { code, data } = await portal.call(path, undefined, { as });
    const chapter = data as ChapterPages | null;
    const whole =
      chapter && !chapter.previewOnly && chapter.pages.length === chapter.pageCount && chapter.pageCount > 0;
    if (code !== 0 || !whole) problems.push(`the chapter ${cid} cannot be read: ${code} ${chapter?.pages.length}`);
  }
  const bought = added(before.sales, after.sales).length > 0;
  if (bought && ((await statusFor(portal, as)).expTime ?? 0) <= before.expiry) problems.push('no longer a member');
  for (const day of added(before.days, after.days)) {
    const { data } = await portal.call('/api/v1/checkin/info', undefined, { as });
    const { calendar } = data as CheckInInfo;
    if (!calendar.some(({ date, state }) => date === day && state === 2)) problems.push(`${day} is not made up`);
  }
  problems.push(...(await findEmptyClaims(portal, as, { before, after })));
  return problems;
}

async function findEmptyClaims(
  portal: TestPortal,
  as: Person,
  { before, after }: { before: Holdings; after: Holdings },
): Promise<string[]> {
  const problems: string[] = [];
  for (const claim of added(before.claims, after.claims)) {
    const item = await portal.db
      .selectFrom('welfare_items')
      .selectAll()
      .where('id', '=', claim.split(' ')[0] ?? '')
      .executeTakeFirstOrThrow();
    const reward = JSON.parse(item.reward) as { kind: string; amount: number; giftId?: string };
    if (reward.amount === 0) problems.push(`${item.id} brought nothing`);
    if (reward.kind === 'vipDays' && after.expiry <= before.expiry) problems.push(`${item.id} brought no days`);
    if (reward.kind !== 'gift') continue;
    const { data } = await portal.call('/api/v1/gift/me?state=claimed', undefined, { as });
    const own = (data as Gift[]).find(({ id }) => id === reward.giftId);
    if (!own?.code) problems.push(`${item.id} brought no code`);
  }
  return problems;
}

/** How a run of random spending went. */
export type SpendingRun = { answers: number; paid: number; refusals: Map<number, number>; problems: string[] };

/**
 * One random visit of a new person: things are bought while what is sold breaks, mends, runs out and changes its price.
 * After every answer both debit and goods must be there or neither, and the goods must be usable.
 */
export async function spendAtRandom(portal: TestPortal, seed: number, steps: number): Promise<SpendingRun> {
  const chance = seededRandom(Math.imul(seed, 0x9e3779b1));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const as = await portal.newPerson(Math.floor(chance() * 600));
  const { spends, events } = await createShop(portal, as);
  const run: SpendingRun = { answers: 0, paid: 0, refusals: new Map(), problems: [] };
  const told: string[] = [];
  const keys = new Map<string, string>();

  for (let step = 0; step < steps && run.problems.length === 0; step += 1) {
    if (chance() < 0.4) {
      const event = pick(events);
      told.push(event.name);
      await event.happen();
      continue;
    }
    const spend = pick(spends);
    const again = chance() < 0.25 ? keys.get(spend.name) : undefined;
    const requestId = again ?? crypto.randomUUID();
    keys.set(spend.name, requestId);
    const [shows, stale, crowded] = [chance() < 0.7, chance() < 0.2, chance() < 0.2];
    const request = { requestId, ...(shows && { shown: spend.price() - (stale ? 1 : 0) }) };
    const before = await holdingsOf(portal, as);
    const answers = await Promise.all(Array.from({ length: crowded ? 3 : 1 }, () => spend.call(as, request)));
    const after = await holdingsOf(portal, as);
    told.push(`${spend.name}: ${answers.map(({ code }) => code).join(' ')}`);

    const platform = spend.name.endsWith('2') ? 2 : 1;
    const refused = answers.every(({ code }) => code !== 0);
    const { balance: _, ...had } = before;
    const { balance: __, ...has } = after;
    const problems = [
      ...answers.filter(({ status }) => status >= 500).map(({ status }) => `answered ${status}`),
      ...(await findMismatchesOf(portal.db, as.uid)),
      ...(refused && JSON.stringify([before.balance, had]) !== JSON.stringify([after.balance, has])
        ? [`refused, and yet something changed: ${JSON.stringify(before)} → ${JSON.stringify(after)}`]
        : []),
      ...(await findUnusable(portal, as, { before, after, platform })),
    ];
    run.answers += answers.length;
    run.paid += added(before.debits, after.debits).length;
    for (const { code } of answers) if (code !== 0) run.refusals.set(code, (run.refusals.get(code) ?? 0) + 1);
    run.problems.push(...problems.map((problem) => `seed ${seed}, after ${told.join(' · ')}: ${problem}`));
  }
  return run;
}
