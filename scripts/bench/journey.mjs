/** Visits through the portal at a quarter of the CPU: how long each tap and key keeps a person waiting for its paint. */
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, openPhone, settle, tap } from './phone.mjs';

const PATIENCE_MS = 20_000;

const inPage = (page) => page.locator('main:visible');
const button = (name) => (page) => inPage(page).getByRole('button', { name }).first();
const tab = (name) => (page) => inPage(page).getByRole('tab', { name, exact: true });
const link = (href) => (page) => inPage(page).locator(`a[href^="${href}"]`).filter({ visible: true }).last();
const entry = (href) => (page) => page.locator(`nav a[href="${href}"]:visible`);
const inDialog = (name) => (page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name }).first();
const back = ['back', button('返回')];

/** What a person taps, in turn: a name for the table and where it is. */
const JOURNEYS = [
  {
    name: 'square',
    steps: [
      ['bottom bar', entry('/square')],
      ['another tab', tab('攻略')],
      ['first tab', tab('推荐')],
      ['like', button(/^赞\s*\d/)],
      ['share', button('分享')],
      ['close share', inDialog('关闭')],
      ['open post', link('/post/p1211')],
      ['newest comments', button('最新')],
      ['like comment', button(/^赞评论/)],
      ['open composer', button('说点什么…')],
      ['type', 'keys'],
    ],
  },
  {
    name: 'comics',
    steps: [
      ['bottom bar', entry('/animate')],
      ['ranking', tab('排行')],
      ['first tab', tab('推荐')],
      ['open book', link('/bookinfo/2001')],
      ['all chapters', link('/bookmenu/2001')],
      ['other order', button(/倒序|正序/)],
      ['open chapter', link('/readbook/2001/2001-1')],
      ['reader controls', (page) => page.locator('main[data-ground]')],
    ],
  },
  {
    name: 'games',
    steps: [
      ['bottom bar', entry('/games')],
      ['another tab', tab('角色扮演')],
      ['first tab', tab('全部')],
      ['open game', link('/detail/1002')],
      ['unfold', button('展开')],
      ['open picture', button('查看截图 1')],
      ['close picture', inDialog('关闭')],
      ['download', button(/下载$/)],
      ['cancel purchase', inDialog('取消')],
      back,
    ],
  },
  {
    name: 'profile',
    steps: [
      ['bottom bar', entry('/profile')],
      ['open ledger', link('/xdetail')],
      ['orders', tab('订单')],
      back,
      ['open check-in', link('/checkin')],
      ['check in', button('立即签到')],
      ['take reward', inDialog('开心收下')],
    ],
  },
];

/** Runs in the page: the longest interaction since the last asking, ms. Those too short to be told of count 8. */
function takeLongest() {
  const { interactions } = globalThis.benchWatch;
  return Math.max(8, ...interactions.splice(0).map(({ duration }) => duration));
}

/** Into the field that has the focus, at the speed of thumbs. */
async function type({ page }) {
  const field = page.locator('textarea:focus, input:focus');
  await field.waitFor({ timeout: PATIENCE_MS });
  await field.pressSequentially('nice', { delay: 80 });
}

async function act(phone, where) {
  if (where === 'keys') return type(phone);
  const element = where(phone.page);
  await element.waitFor({ state: 'visible', timeout: PATIENCE_MS });
  return tap(phone, element);
}

/** Does one journey from home on and notes each step. */
async function walk(phone, origin, { name, steps }, add) {
  await phone.page.goto(`${origin}/`);
  await settle(phone);
  for (const [step, where] of steps) {
    await phone.page.evaluate(takeLongest);
    try {
      await act(phone, where);
    } catch (error) {
      throw new Error(`The journey “${name}” stops at “${step}”.`, { cause: error });
    }
    await sleep(500);
    await settle(phone, PATIENCE_MS);
    add(`interaction.${name}, ${step}`, await phone.page.evaluate(takeLongest));
  }
}

/** @param startFresh a portal of its own for each round: what is done in one is not done yet in the next */
export async function measureJourney({ browser, startFresh, rounds, add, say }) {
  for (let round = 1; round <= rounds; round += 1) {
    const { origin, stop } = await startFresh();
    const state = await logIn(browser, origin, 'rich01');
    for (const journey of JOURNEYS) {
      const phone = await openPhone(browser, { cpu: 'slow', state });
      await walk(phone, origin, journey, add);
      await phone.close();
    }
    await stop();
    say(`journey ${round}/${rounds}`);
  }
}
