import type { Stage } from '../journey.ts';
import { button, dialog } from '../query.ts';
import { GAME } from '../../fixtures/games.ts';
import { keepStill } from '../keepStill.ts';
import { logIn } from '../steps.ts';

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

/** What the pages look like, to be compared by eye. */
export async function pictures(stage: Stage): Promise<void> {
  const { visitor } = stage;
  const keepEach = async (pages: Readonly<Record<string, string>>) => {
    for (const [name, path] of Object.entries(pages)) {
      await visitor.open(path);
      await keepStill(stage, name);
    }
  };
  await keepEach(PAGES);
  await logIn(visitor, 'rich01');
  await keepEach(OWN_PAGES);
  await visitor.open(GAME.paid300);
  await visitor.tap(button(/钻石下载$/));
  await visitor.see(dialog('下载确认'));
  await keepStill(stage, 'dialog');
}
