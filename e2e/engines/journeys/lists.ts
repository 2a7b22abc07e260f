import { addGames } from '../../fixtures/fill.ts';
import type { Stage } from '../journey.ts';
import { barEntry, inside, link, region, text, type Query } from '../query.ts';
import { homeGame } from '../steps.ts';
import { expectThat, type Visitor } from '../visitor.ts';

const searchField: Query = { role: 'searchbox', name: '搜索' };

/** The front page and the five pages of the bar, by its entries. */
export async function barPages({ visitor }: Stage): Promise<void> {
  const { open, see, tap, seeAddress, until, evaluate } = visitor;
  await open('/');
  await see(homeGame);
  await see(region('热门游戏'));
  for (const [entry, path, name] of [
    ['广场', '/square', '礼包中心'],
    ['漫画', '/animate', '漫画'],
    ['游戏', '/games', '游戏'],
    ['我的', '/profile', '我的'],
    ['首页', '/', '首页'],
  ] as const) {
    await tap(barEntry(entry === '我的' ? /^我的/ : entry));
    await seeAddress(path);
    await see(SIGNS[path]);
    await until(
      async () => (await evaluate(() => document.title)) === `晴屿 - ${name}`,
      () => `The title of ${path} is not ${name}`,
    );
  }
}

/** What only an answer brings to each of the bar's pages. */
const SIGNS: Readonly<Record<string, Query>> & Record<'/' | '/square' | '/animate' | '/games' | '/profile', Query> = {
  '/': homeGame,
  '/square': { role: 'article' },
  '/animate': inside({ role: 'main' }, link(/夜航灯塔/)),
  '/games': inside({ role: 'tabpanel' }, link(/星海拾荒者/)),
  '/profile': text(/^游客/),
};

/** Home searches games, comics and posts; Back leads out of the search. */
export async function search({ visitor }: Stage): Promise<void> {
  const { open, see, seeNone, fill, press, seeAddress, tap, back } = visitor;
  await open('/');
  await see(homeGame);
  await fill(searchField, '夜');
  await press('Enter');
  await seeAddress('/?keyword=%E5%A4%9C');
  await see(inside(region('游戏'), link(/猫咪咖啡馆/)));
  await see(inside(region('漫画'), link(/夜航灯塔/)));
  await see(inside(region('帖子'), { role: 'listitem' }));
  await tap(inside(region('漫画'), link(/查看更多/)));
  await seeAddress(/^\/animate\?keyword=/);
  await see(link(/夜航灯塔/));
  await back();
  await see(region('游戏'));
  await back();
  await seeAddress('/');
  await see(region('热门游戏'));
  await seeNone(region('帖子'));
}

const scrolledTo = ({ evaluate }: Visitor): Promise<number> =>
  evaluate(
    () =>
      Array.from(document.querySelectorAll('[data-scroller]')).find((element) => element.getClientRects().length > 0)
        ?.scrollTop ?? -1,
  );

/** How far a row may stand from where it was left, CSS px. */
const TOLERANCE_PX = 4;

/** Scrolls the list by a part of the window. */
const scroll = ({ evaluate }: Visitor): Promise<void> =>
  evaluate(() => {
    const scroller = Array.from(document.querySelectorAll('[data-scroller]')).find(
      (element) => element.getClientRects().length > 0,
    );
    scroller?.scrollBy(0, scroller.clientHeight * 0.8);
  });

const topOf = ({ evaluate }: Visitor, key: string): Promise<number | null> =>
  evaluate((wanted) => {
    const rows = Array.from(document.querySelectorAll(`article[data-key="${wanted}"]`)).filter(
      (row) => row.getClientRects().length > 0,
    );
    return rows[0] ? rows[0].getBoundingClientRect().top : null;
  }, key);

const keyInTheMiddle = ({ evaluate }: Visitor): Promise<string> =>
  evaluate(() => {
    const rows = Array.from(document.querySelectorAll<HTMLElement>('article[data-key]')).filter(
      (row) => row.getClientRects().length > 0,
    );
    return rows.find((row) => row.getBoundingClientRect().top >= innerHeight * 0.4)?.dataset['key'] ?? '';
  });

/** Down to the third page of a list, into a row and back: the same row stands at the same place. */
export async function listReturn({ visitor, dataDir, proxy }: Stage): Promise<void> {
  const { open, see, tap, until, back, seeAddress } = visitor;
  await addGames(dataDir, 'rpg', 70);
  await open('/games');
  await see(SIGNS['/games']);
  await tap({ role: 'tab', name: '角色扮演' });
  await see({ role: 'tab', name: '角色扮演', state: { selected: true } });
  await see({ role: 'tabpanel', name: '角色扮演' });
  const hasThirdPage = () =>
    proxy.calls.some(
      (call) => call.startsWith('/api/web/game/list') && call.includes('rpg') && /currentPage=3(&|$)/.test(call),
    );
  await until(
    async () => {
      await scroll(visitor);
      return hasThirdPage();
    },
    () => 'The third page of the list is never asked for',
    30_000,
  );
  const key = await settledKey(visitor);
  const [place, top] = [await scrolledTo(visitor), await topOf(visitor, key)];
  await tap(inside({ selector: `article[data-key="${key}"]` }, { role: 'link', index: 0 }));
  await seeAddress(`/detail/${key}`);
  await see({ role: 'heading', name: '游戏介绍' });
  await back();
  await until(
    async () => (await topOf(visitor, key)) !== null,
    () => 'The row is gone after Back',
  );
  let moved = [NaN, NaN];
  await until(
    async () => {
      moved = [(await scrolledTo(visitor)) - place, ((await topOf(visitor, key)) ?? NaN) - (top ?? NaN)];
      return moved.every((by) => Math.abs(by) <= TOLERANCE_PX);
    },
    () => `After Back list and row stand ${moved.join(' and ')} px from where they were`,
    3000,
  );
}

/** A row in the middle once the list stands still, tapped without being moved. */
async function settledKey(visitor: Visitor): Promise<string> {
  let before = '';
  return visitor.until(
    async () => {
      const key = await keyInTheMiddle(visitor);
      const now = `${key} ${await topOf(visitor, key)}`;
      const isStill = key !== '' && now === before;
      before = now;
      return isStill && key;
    },
    () => 'The list never stands still',
  );
}

/** By a finger: pulled down from its top the list is asked for anew. */
export async function pullToRefresh({ visitor, proxy }: Stage): Promise<void> {
  const { open, see, until, drag } = visitor;
  await open('/square');
  await see({ role: 'article' });
  const asked = () => proxy.calls.filter((call) => call.startsWith('/api/v1/square/post/list')).length;
  const before = asked();
  await drag({ x: 187, y: 260 }, { x: 187, y: 620 });
  await until(
    async () => asked() > before,
    () => 'Pulled down, the list is not asked for again',
  );
  expectThat((await visitor.find({ role: 'article' })).count > 0, 'The list is empty after it was pulled');
}

/** By a finger: a swipe over a tab's panel leads to the next tab. */
export async function swipeTabs({ visitor }: Stage): Promise<void> {
  const { open, see, drag } = visitor;
  await open('/square');
  await see({ role: 'article' });
  const first = { role: 'tab', index: 0, state: { selected: true } } as const;
  await see(first);
  await drag({ x: 330, y: 500 }, { x: 40, y: 500 });
  await see({ selector: '[role="tab"]:nth-of-type(2)', state: { selected: true } });
}
