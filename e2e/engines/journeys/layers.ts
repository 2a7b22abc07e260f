import type { Stage } from '../journey.ts';
import { keepStill } from '../keepStill.ts';
import { anyDialog, button, dialog, inside, text } from '../query.ts';
import { GAME } from '../../fixtures/games.ts';
import { backCloses, chooseTab, confirmation, escapeCloses, logIn, openSquare } from '../steps.ts';

/** The share sheet copies the link or shows it, and draws a poster. */
export async function share(stage: Stage): Promise<void> {
  const { visitor } = stage;
  const { open, tap, see, until, evaluate, origin } = visitor;
  await open(GAME.paid300);
  await tap(button('分享', { index: 0 }));
  await see(dialog('分享'));
  await keepStill(stage, 'share-sheet');
  await tap(inside(dialog('分享'), button('复制链接')));
  // Where the browser refuses to copy, the address stands there, selected or as words, to be copied by hand.
  const address = `${origin}${GAME.paid300}`;
  await until(
    () =>
      evaluate((wanted) => {
        const sheet = document.querySelector('[role=dialog]');
        const fields = Array.from(document.querySelectorAll('input, textarea')).map(
          (field) => (field as HTMLInputElement).value,
        );
        const said = sheet?.textContent ?? '';
        return (
          said.includes('复制成功') ||
          said.includes(wanted) ||
          document.body.innerText.includes(wanted) ||
          fields.some((value) => value.includes(wanted))
        );
      }, address),
    () => 'After 复制链接 neither 复制成功 nor the address itself can be seen',
  );
  await keepStill(stage, 'copied');
  await tap(inside(dialog('分享'), button('生成海报')));
  await see(dialog('分享海报'));
  await until(
    () =>
      evaluate(() =>
        Array.from(document.querySelectorAll<HTMLImageElement>('[role=dialog] img')).some(
          (image) => image.naturalWidth === 750 && image.naturalHeight === 1120,
        ),
      ),
    () => 'No poster of 750 × 1120 is drawn',
  );
  await see(text('长按图片保存'));
  await keepStill(stage, 'poster');
}

const more = button(/^更多操作/, { index: 0 });

/** Back closes what lies over the square, one thing at a time, and only then leaves. */
export async function backClosesLayers({ visitor }: Stage): Promise<void> {
  const { tap, back, seeAddress } = visitor;
  await logIn(visitor, 'rich01');
  await openSquare(visitor);
  await chooseTab(visitor, '晒图');
  await tap(button('查看图片 1', { index: 0 }));
  await backCloses(visitor, '图片预览');
  await tap(button('分享', { index: 0 }));
  await backCloses(visitor, '分享');
  await tap(more);
  await backCloses(visitor, '更多操作');
  await tap(more);
  await tap(button('举报'));
  await backCloses(visitor, '举报');
  await tap(button(/^\+关注/, { index: 0 }));
  await tap(button(/^已关注/, { index: 0 }));
  await backCloses(visitor, '取消关注');
  await back();
  await seeAddress('/');
}

/** Escape closes each kind of layer, and the focus returns to what opened it. */
export async function escapeClosesLayers({ visitor }: Stage): Promise<void> {
  const { open, tap, see, seeNone, press } = visitor;
  await logIn(visitor, 'rich01');
  await open('/square');
  await see({ role: 'article' });
  await chooseTab(visitor, '晒图');
  await escapeCloses(visitor, button('查看图片 1', { index: 0 }), '图片预览');
  await escapeCloses(visitor, button('分享', { index: 0 }), '分享');
  await escapeCloses(visitor, more, '更多操作');
  await open(GAME.paid300);
  await escapeCloses(visitor, button(/钻石下载$/), '下载确认');
  await tap(button(/钻石下载$/));
  await see(confirmation);
  await tap(inside(confirmation, button(/取消|关闭/, { index: 0 })));
  await seeNone(anyDialog);
  await open('/profile');
  await escapeCloses(visitor, button('退出登录'), '退出登录');
  await press('Escape');
  await see(button('退出登录'));
}
