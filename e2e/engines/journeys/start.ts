import type { Stage } from '../journey.ts';
import type { Alteration } from '../startProxy.ts';
import { button } from '../query.ts';
import { expectThat, type Visitor } from '../visitor.ts';

/** Pages that show what a person gets where nothing can start: drawn documents, and the bare one. */
const PAGES = ['/', '/square', '/login', '/detail/1001'] as const;

const BROKEN = 'broken start';

/** The entry's code throws as it begins. */
export const BROKEN_START: readonly Alteration[] = [
  { path: /^\/assets\/index-[\w-]+\.js$/, change: (code) => `throw new Error('${BROKEN}');\n${code}` },
];

export const BROKEN_START_COMPLAINTS = new RegExp(BROKEN);

const WITHIN_MS = 2000;

const wordsShown = ({ evaluate }: Visitor): Promise<string> => evaluate(() => document.body.innerText);

/** Within two seconds the page offers to be loaded anew, in Chinese, and no worker is registered that would keep what is broken. */
export async function startFailure({ visitor, proxy }: Stage): Promise<void> {
  const { open, see, until, evaluate } = visitor;
  for (const page of PAGES) {
    await open(page);
    await until(
      async () => proxy.alteredAt.size > 0,
      () => 'The code of the start was never asked for',
    );
    const served = Date.now();
    await see(button('重新加载')).catch(() => {
      throw new Error(`${page}: no button 重新加载`);
    });
    expectThat(
      Date.now() - served <= WITHIN_MS,
      `${page}: 重新加载 came ${Date.now() - served} ms after the code was served`,
    );
    const words = await wordsShown(visitor);
    expectThat(
      !/broken start|Error|not a function/.test(words),
      `${page}: a person reads the exception: ${words.slice(0, 200)}`,
    );
  }
  // The healthy start registers its worker after five pages' code; a worker here would have all that time.
  const end = Date.now() + 4000;
  await until(
    async () => {
      const count = await evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length));
      if (count > 0) throw new Error('A worker was registered by a portal that did not start');
      return Date.now() > end;
    },
    () => 'A worker was registered by a portal that did not start',
  );
}

/** Below the supported versions every page says in Chinese what to do, with the address to take along. */
export async function unsupported({ visitor, keepPicture }: Stage): Promise<void> {
  for (const page of PAGES) await seesNotice(visitor, page, /更新浏览器|系统浏览器/);
  await keepPicture('unsupported');
}

export async function unsupportedInWeChat({ visitor, keepPicture }: Stage): Promise<void> {
  for (const page of PAGES) await seesNotice(visitor, page, /更新微信/);
  await keepPicture('unsupported-wechat');
}

async function seesNotice(visitor: Visitor, page: string, notice: RegExp): Promise<void> {
  await visitor.open(page);
  let words = '';
  await visitor.until(
    async () => {
      words = await wordsShown(visitor);
      return notice.test(words);
    },
    () => `${page} does not say ${String(notice)} but 「${words.slice(0, 120)}」`,
    5000,
  );
  const address = visitor.origin.replace('http://', '');
  const fields = await visitor.evaluate(() =>
    Array.from(document.querySelectorAll('input, textarea'))
      .map((field) => (field as HTMLInputElement).value)
      .join(' '),
  );
  expectThat(`${words} ${fields}`.includes(address), `${page} does not show its address`);
  const isCovered = await visitor.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#root') === null,
  );
  expectThat(isCovered, `${page}: the portal's own page stands in the middle of the window`);
}

/** Without scripts every page says so. */
export async function withoutScripts({ visitor, keepPicture }: Stage): Promise<void> {
  const { disableScripts } = visitor.driver;
  expectThat(disableScripts !== undefined, 'This engine cannot switch scripts off');
  await disableScripts();
  for (const page of PAGES) {
    await visitor.open(page);
    let words = '';
    await visitor.until(
      async () => {
        words = await wordsShown(visitor);
        return words.includes('JavaScript');
      },
      () => `${page} does not speak of JavaScript but says 「${words.slice(0, 120)}」`,
      5000,
    );
  }
  await keepPicture('without-scripts');
}
