import type { Stage } from '../journey.ts';
import { keepStill } from '../keepStill.ts';
import { button, inside, link, radio, region, text, type Query } from '../query.ts';
import type { Visitor } from '../visitor.ts';

const BOOK = '/bookinfo/2001';
const CHAPTER = '/readbook/2001/2001-3';
const settings = region('阅读设置');

/** A tap in the middle brings the controls. */
async function openControls({ see, tapAt }: Visitor): Promise<void> {
  await see({ selector: 'main[data-ground]' });
  await see({ role: 'img', name: '第1页' });
  await tapAt({ x: 187, y: 400 });
  await see(settings);
}

/** Scrolls until a page's top stands a little below the window's. */
async function readTo({ evaluate, until }: Visitor, number: number): Promise<void> {
  await until(
    () =>
      evaluate((wanted) => {
        const scroller = document.querySelector('main[data-ground] [data-scroller]');
        const box = scroller?.querySelector(`[data-page-number="${wanted}"]`)?.getBoundingClientRect();
        if (!scroller) return false;
        if (box && box.top > 0 && box.top < 200) return true;
        scroller.scrollBy(0, box ? box.top - 100 : scroller.clientHeight * 0.8);
        return false;
      }, number),
    () => `Page ${number} is not reached by scrolling`,
  );
}

const topOfPage = ({ evaluate }: Visitor, number: number): Promise<number | null> =>
  evaluate(
    (wanted) =>
      document.querySelector(`main[data-ground] [data-page-number="${wanted}"]`)?.getBoundingClientRect().top ?? null,
    number,
  );

const TOLERANCE_PX = 24;

/** Read to a page in the middle; the book and a reload lead back to the same picture. */
export async function readerStrip(stage: Stage): Promise<void> {
  const { visitor } = stage;
  const { open, tap, until, reload, seeAddress, seeNone, press, evaluate } = visitor;
  await open(CHAPTER);
  await openControls(visitor);
  await keepStill(stage, 'reader-controls');
  await press('Escape');
  await seeNone(settings);
  await readTo(visitor, 4);
  // Two frames: before them the browser itself has not told the page that it was scrolled.
  await evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
  const top = (await topOfPage(visitor, 4)) ?? NaN;
  const isBack = async () => {
    let now = NaN;
    await until(
      async () => {
        now = (await topOfPage(visitor, 4)) ?? NaN;
        return Math.abs(now - top) <= TOLERANCE_PX;
      },
      () => `Page 4 stands at ${now} px, it was left at ${top}`,
    );
  };
  await open(BOOK);
  await tap(link(/^继续阅读第3话/));
  await seeAddress(CHAPTER);
  await isBack();
  await reload();
  await isBack();
}

const current = (number: number): Query => ({ selector: '[data-current]', name: `第${number}页` });

/** Page by page: a drag and a tap turn, each the way it points; the place is found again. */
export async function readerPaged(stage: Stage): Promise<void> {
  const { visitor } = stage;
  const { open, see, tap, tapAt, drag, reload, seeNone, evaluate, until } = visitor;
  await open('/readbook/2001/2001-1');
  await openControls(visitor);
  await tap(inside(settings, radio('左右翻页')));
  await tapAt({ x: 187, y: 250 });
  await seeNone(settings);
  await see(current(1));
  await tapAt({ x: 350, y: 400 });
  await see(current(2));
  await stands(visitor);
  await drag({ x: 330, y: 400 }, { x: 40, y: 400 });
  await see(current(3));
  await stands(visitor);
  await keepStill(stage, 'reader-paged');
  await drag({ x: 40, y: 400 }, { x: 330, y: 400 });
  await see(current(2));
  await stands(visitor);
  await tapAt({ x: 350, y: 400 });
  await see(current(3));
  // The place is kept a moment after the turn.
  await until(
    () =>
      evaluate(() =>
        Object.keys(localStorage).some(
          (key) => key.startsWith('readProgress') && /"page":3\b/.test(localStorage.getItem(key) ?? ''),
        ),
      ),
    () => 'The place in the chapter is not kept on the device',
  );
  await reload();
  await see(current(3));
  await see(text(/已为您跳转到上次阅读位置|第/));
}

/** A tap while a page still glides would only stop it. */
async function stands({ evaluate, until }: Visitor): Promise<void> {
  let before = NaN;
  await until(
    async () => {
      const now = await evaluate(() => document.querySelector('[data-current]')?.getBoundingClientRect().left ?? NaN);
      const isStill = Math.abs(now) <= 1 && now === before;
      before = now;
      return isStill;
    },
    () => `The page shown stands at ${before} px and not at the window's edge`,
  );
}

/** The end of a chapter leads to the next. */
export async function readerNext({ visitor }: Stage): Promise<void> {
  const { open, tap, seeAddress } = visitor;
  await open('/readbook/2001/2001-1');
  await openControls(visitor);
  await tap(inside(settings, button('下一话')));
  await seeAddress('/readbook/2001/2001-2');
}
