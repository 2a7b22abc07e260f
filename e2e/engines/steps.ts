import { DEMO_PASSWORD } from '../fixtures/serverApi.ts';
import { anyDialog, barEntry, button, dialog, field, inside, link, radio, tab, text, type Query } from './query.ts';
import type { Visitor } from './visitor.ts';

/** Demo pictures as files. */
export const PICTURE = `${process.cwd()}/public/demo/games/pixel-farm/cover.webp`;

const agreement: Query = { role: 'checkbox', name: /我已阅读并同意/ };

/** The password field: a browser gives it no role. */
export const password: Query = { selector: 'input[type="password"]' };

/** Fills in and sends the login form the page shows. */
export async function fillLogin({ fill, tap, see }: Visitor, loginName: string): Promise<void> {
  await fill(field('用户名'), loginName);
  await fill(password, DEMO_PASSWORD);
  await tap(agreement);
  await see({ ...agreement, state: { checked: true } });
  await tap(button('登录'));
}

/** Logs a demo account in and waits for the welcome. */
export async function logIn(visitor: Visitor, loginName: string): Promise<void> {
  await visitor.open('/login');
  await fillLogin(visitor, loginName);
  await visitor.see(text(/^欢迎回来，/));
  await visitor.seeAddress(/^\/(?!login)/);
}

/** Logs in by the code of a text message, which the demo always gives as this. */
export async function fillPhoneLogin({ fill, tap, see }: Visitor, phone: string): Promise<void> {
  await fill(field('手机号'), phone);
  await tap(button('获取验证码'));
  await see(text('验证码已发送'));
  await fill(field('验证码'), '123456');
  await tap(agreement);
  await tap(button('登录'));
}

/** What only an answer brings to the front page: its headings and its bar stand in the document before any code. */
export const homeGame: Query = inside({ role: 'main', name: '首页' }, link(/一笔成画/));

/** From the front page to the square by the bar, so that Back has somewhere to go. */
export async function openSquare({ open, see, tap, seeAddress }: Visitor): Promise<void> {
  await open('/');
  await see(homeGame);
  await tap(barEntry('广场'));
  await seeAddress('/square');
  await see({ role: 'article' });
}

/** Taps a tab and waits for its panel: until that is there the former one stands in its place. */
export async function chooseTab({ tap, see }: Visitor, name: string): Promise<void> {
  await tap(tab(name));
  await see({ role: 'tabpanel', name });
}

/** Something is open over the page; Back takes it away and nothing else. */
export async function backCloses({ see, seeNone, back, address }: Visitor, name: string): Promise<void> {
  const before = await address();
  await see(dialog(name));
  await back();
  await seeNone(anyDialog);
  if ((await address()) !== before) throw new Error(`Back closed ${name} and left the page for ${await address()}`);
}

/** Opens a dialog by a button and closes it by Escape; the focus is on that button afterwards. */
export async function escapeCloses(
  { see, seeNone, tap, press, until, evaluate }: Visitor,
  opener: Query,
  name: string,
): Promise<void> {
  await tap(opener);
  await see(dialog(name));
  await press('Escape');
  await seeNone(anyDialog);
  let focused = '';
  await until(
    async () => {
      focused = await evaluate(() => {
        const now = document.activeElement;
        return now
          ? (now.getAttribute('aria-label') ?? now.textContent ?? '').replace(/\s/g, '').slice(0, 60) ||
              `<${now.tagName}>`
          : '';
      });
      const wanted = opener.name;
      return wanted instanceof RegExp ? wanted.test(focused) : focused.includes((wanted ?? '').replace(/\s/g, ''));
    },
    () => `After Escape the focus is on 「${focused}」, not on what opened ${name}`,
    3000,
  );
}

/** Writes the words of a post and chooses a tag. */
export async function write({ fill, tap, see }: Visitor, words: string, tag: string): Promise<void> {
  await fill(field('帖子内容'), words);
  await tap(radio(`# ${tag}`));
  await see(radio(`# ${tag}`, { state: { checked: true } }));
}

/** Adds a picture to a post and waits until it can be published. */
export async function addPicture({ see, seeNone, upload }: Visitor): Promise<void> {
  await upload({ role: 'file', name: '从相册添加' }, [PICTURE]);
  await see(button('移除第1张图片'));
  await seeNone({ role: 'progressbar', name: /^第\d张图片/ });
}

/** The purchase dialog names price and balance; both are read from there. */
export const confirmation = dialog('下载确认');

export const inConfirmation = (query: Query): Query => inside(confirmation, query);
