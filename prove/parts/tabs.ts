import type { BrowserContext, Page } from '@playwright/test';
import { anyDialog, dialog, downloadBy, fillLogin } from '../../e2e/fixtures/steps.ts';
import { newPerson, type NewPerson } from '../faults/people.ts';
import { openWorld, phoneOf, type World } from '../faults/run.ts';
import type { Figure, Part } from '../figure.ts';
import { buildWithout } from '../mutants/buildWithout.ts';
import { carelessBuilds } from '../mutants/carelessBuilds.ts';

const DIAMONDS = 1737;

const WITHIN_MS = 10_000;

/** Pages that show whose they are. */
const OWN_PAGES = ['/profile', '/user', '/recharge', '/xdetail', '/message', '/commenthistory'] as const;

/** What only this person's pages can show, and their calls can carry. */
const stringsOf = ({ uid, token, loginName }: NewPerson): string[] => [
  uid,
  token,
  loginName,
  '1,737',
  String(DIAMONDS),
];

const isSeen = (page: Page, text: string | RegExp): Promise<boolean> =>
  page
    .getByText(text)
    .first()
    .waitFor({ timeout: WITHIN_MS })
    .then(
      () => true,
      () => false,
    );

const arrives = (page: Page, at: RegExp): Promise<boolean> =>
  page.waitForURL(at, { timeout: WITHIN_MS }).then(
    () => true,
    () => false,
  );

/** A person's strings in a page's document, where it is, and what it keeps of itself. */
async function tracesOf(page: Page, who: NewPerson): Promise<string[]> {
  const text = await page.evaluate(() => `${document.title}\n${location.href}\n${document.documentElement.outerHTML}`);
  return stringsOf(who)
    .filter((part) => text.includes(part))
    .map((part) => `${new URL(page.url()).pathname}: ${part}`);
}

/** Their strings in every call made from now on. */
function listenFor(context: BrowserContext, who: NewPerson): string[] {
  const heard: string[] = [];
  context.on('request', (request) => {
    const spoken = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    heard.push(
      ...[who.uid, who.token]
        .filter((part) => spoken.includes(part))
        .map((part) => `${new URL(request.url()).pathname} carries ${part}`),
    );
  });
  return heard;
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-toaster]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

const openPhone = async (world: World): Promise<{ who: NewPerson; context: BrowserContext }> => {
  const who = await newPerson(world.origin, world.db, DIAMONDS);
  return { who, context: await phoneOf(world, who) };
};

const buyButton = (page: Page) => page.getByRole('button', { name: /钻石\s*下载$/ });

async function otherPaidGame(world: World): Promise<string> {
  const { id } = await world.db
    .selectFrom('games')
    .select('id')
    .where('price', '>', 0)
    .where('online_type', '!=', 0)
    .where('id', '!=', '1002')
    .where('download_url', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a confirm dialog that stands in one tab shows what is left after a purchase in the other. */
async function freshBalance(world: World): Promise<boolean> {
  const { context } = await openPhone(world);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await show(first, `/detail/${await otherPaidGame(world)}`);
  await buyButton(first).click();
  await anyDialog(first)
    .filter({ hasText: '1,737' })
    .or(anyDialog(first).filter({ hasText: '1737' }))
    .first()
    .waitFor();
  await show(second, '/detail/1002');
  await buyButton(second).click();
  await downloadBy(second, () => dialog(second, '下载确认').getByRole('button', { name: '确认下载' }).click());
  const fresh = await anyDialog(first)
    .getByText(/1,?437/)
    .first()
    .waitFor({ timeout: WITHIN_MS })
    .then(
      () => true,
      () => false,
    );
  await context.close();
  return fresh;
}

async function logOut(page: Page): Promise<void> {
  await show(page, '/profile');
  await page.getByRole('button', { name: '退出登录' }).click();
  await dialog(page, '退出登录').getByRole('button', { name: '确定' }).click();
  await page.getByText('游客').first().waitFor();
}

type Followed = { ends: boolean; follows: boolean; traces: string[] };

/** What a tab that shows one person does while the other tab logs out and in as somebody else. */
async function follow(world: World): Promise<Followed> {
  const { who, context } = await openPhone(world);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await show(first, '/profile');
  await first.getByRole('link', { name: '充值' }).first().click();
  await first.waitForURL(/\/recharge/);
  await logOut(second);
  const ends = await arrives(first, /\/login/);
  const somebody = await newPerson(world.origin, world.db, 25);
  const heard = listenFor(context, who);
  await second.goto('/login');
  await second.locator('[data-toaster]').waitFor({ state: 'attached' });
  await fillLogin(second, somebody.loginName);
  const follows = (await arrives(first, /\/recharge/)) && (await isSeen(first, /^25$/));
  const traces = await tracesOf(first, who);
  // Within the document that has shown both: its kept pages, its answers.
  await first.goBack();
  traces.push(...(await tracesOf(first, who)));
  for (const name of ['首页', '广场', '我的']) {
    await first.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click();
    await first.waitForLoadState('networkidle');
    traces.push(...(await tracesOf(first, who)));
  }
  await context.close();
  return { ends, follows, traces: [...traces, ...heard] };
}

/** What Back shows of somebody who has logged out, over every page they had open. */
async function back(world: World): Promise<{ shown: number; traces: string[] }> {
  const { who, context } = await openPhone(world);
  const page = await context.newPage();
  const before: string[] = [];
  for (const path of OWN_PAGES) {
    await show(page, path);
    before.push(...(await tracesOf(page, who)));
  }
  await logOut(page);
  const heard = listenFor(context, who);
  const traces: string[] = [];
  for (let steps = await page.evaluate(() => history.length); steps > 0; steps -= 1) {
    await page.goBack({ waitUntil: 'load' });
    if (page.url() === 'about:blank') break;
    await page.waitForLoadState('networkidle');
    traces.push(...(await tracesOf(page, who)));
  }
  await context.close();
  return { shown: before.length, traces: [...traces, ...heard] };
}

async function* figures(): AsyncGenerator<Figure> {
  const careless = await openWorld(
    undefined,
    await buildWithout(carelessBuilds.followsNoTab, carelessBuilds.keepsWhoLeaves),
  );
  const staleBalance = !(await freshBalance(careless));
  const unfollowed = await follow(careless).catch(() => ({ ends: false, follows: false, traces: [] }));
  const left = await back(careless).catch(() => ({ shown: 0, traces: [] as string[] }));
  await careless.close();

  const world = await openWorld();
  try {
    const deaf = 'where other tabs are not followed';
    const fresh = await freshBalance(world);
    yield {
      name: 'a dialog that stands shows what is left after a purchase in another tab',
      value: fresh ? 'yes' : 'no',
      target: 'yes',
      holds: fresh,
      control: { name: deaf, value: staleBalance ? 'no' : 'yes', target: 'no', holds: staleBalance },
    };
    const { ends, follows, traces } = await follow(world);
    yield {
      name: 'a logout in one tab ends the other, a login is followed',
      value: `${ends}, ${follows}`,
      target: 'true, true',
      holds: ends && follows,
      control: {
        name: deaf,
        value: `${unfollowed.ends}, ${unfollowed.follows}`,
        target: 'not both',
        holds: !(unfollowed.ends && unfollowed.follows),
      },
    };
    yield {
      name: 'strings of the first person in the tab and in calls, once the second is there',
      value: traces.join(' | ') || 0,
      target: '0',
      holds: traces.length === 0,
    };
    const seen = await back(world);
    yield {
      name: `strings of somebody on the way Back after their logout, of ${seen.shown} before`,
      value: seen.traces.join(' | ') || 0,
      target: '0',
      holds: seen.shown > 0 && seen.traces.length === 0,
      control: {
        name: 'where the account stays on the device',
        value: left.traces.length,
        target: '> 0',
        holds: left.traces.length > 0,
      },
    };
  } finally {
    await world.close();
  }
}

/** Promise 8 in more than one tab, and with Back (M6, T4). Needs the built portal. */
export const tabs: Part = { id: 'tabs', title: 'two tabs, two people', figures };
