import type { Stage } from '../journey.ts';
import { button, dialog } from '../query.ts';
import { GAME } from '../../fixtures/games.ts';
import { logIn } from '../steps.ts';
import type { Visitor } from '../visitor.ts';

const PAGES = {
  home: '/',
  square: '/square',
  comics: '/animate',
  games: '/games',
  login: '/login',
  download: '/download',
  detail: GAME.paid300,
  post: '/post/p1214',
  bookinfo: '/bookinfo/2003',
  reader: '/readbook/2001/2001-1',
  welfare: '/welfare',
} as const;

const OWN_PAGES = { mine: '/profile', task: '/task', checkin: '/checkin', recharge: '/recharge' } as const;

/** Waits until all pictures in the window are drawn and nothing moves the page any more. */
async function untilStill({ evaluate, until }: Visitor): Promise<void> {
  let before = '';
  await until(
    async () => {
      const now = await evaluate(() => {
        // What a scroller or a bar covers may not have been asked for.
        const images = Array.from(document.images).filter((image) => {
          const box = image.getBoundingClientRect();
          const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return hit !== null && image.parentElement?.contains(hit) === true;
        });
        const isBusy = Array.from(document.querySelectorAll('[aria-busy="true"]')).some(
          (element) => element.getClientRects().length > 0,
        );
        if (isBusy || document.readyState !== 'complete' || images.some(({ complete }) => !complete)) return '';
        return Array.from(document.querySelectorAll('main'))
          .map((main) => main.scrollHeight)
          .join();
      });
      const isStill = now !== '' && now === before;
      before = now;
      return isStill;
    },
    () => 'The page never stands still',
  );
}

/** What the pages look like, to be compared by eye. */
export async function pictures({ visitor, keepPicture }: Stage): Promise<void> {
  const keepEach = async (pages: Readonly<Record<string, string>>) => {
    for (const [name, path] of Object.entries(pages)) {
      await visitor.open(path);
      await untilStill(visitor);
      await keepPicture(name);
    }
  };
  await keepEach(PAGES);
  await logIn(visitor, 'rich01');
  await keepEach(OWN_PAGES);
  await visitor.open(GAME.paid300);
  await visitor.tap(button(/钻石下载$/));
  await visitor.see(dialog('下载确认'));
  await visitor.placeOf(button('确认下载'));
  await keepPicture('dialog');
}
