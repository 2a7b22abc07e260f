import type { Stage } from '../journey.ts';
import { barEntry, inside, link, main, type Query } from '../query.ts';
import type { Visitor } from '../visitor.ts';

const homeGame: Query = inside(main('首页'), link(/星海拾荒者/));
const gamesGame: Query = inside({ role: 'tabpanel' }, link(/星海拾荒者/));

const buildShown = ({ evaluate }: Visitor): Promise<string> =>
  evaluate(() => document.querySelector('meta[name=build]')?.getAttribute('content') ?? '');

/** Waits until the worker controls the page and keeps all its code: five pages come first, each in a quiet moment. */
const untilKept = ({ evaluate, until }: Visitor): Promise<boolean> =>
  until(
    () =>
      evaluate(async () => {
        const loaded = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'));
        const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)));
        return navigator.serviceWorker.controller !== null && kept.length > 0 && kept.every(Boolean);
      }),
    () => 'The worker never controls the page, or does not keep its code',
    30_000,
  );

/** A second visit asks the server for no code: there is none any more. */
export async function secondVisit({ visitor, build }: Stage): Promise<void> {
  const { open, see, tap } = visitor;
  await open('/');
  await see(homeGame);
  await untilKept(visitor);
  build().removeAssets();
  await open('/?again');
  await see(homeGame);
  await tap(barEntry('游戏'));
  await see(gamesGame);
}

/** A deploy while a page is open: it goes on, and its next step leads to the new build, which is there in the next visit too. */
export async function deploy({ visitor, build }: Stage): Promise<void> {
  const { open, see, tap, until } = visitor;
  await open('/');
  await see(homeGame);
  await untilKept(visitor);
  await tap(barEntry('游戏'));
  await see(gamesGame);
  build().deployNext();
  // The page hears of it by the next answer.
  await tap({ role: 'tab', name: '休闲' });
  await see({ role: 'tabpanel', name: '休闲' });
  await tap(barEntry('首页'));
  await see(homeGame);
  await until(
    async () => (await buildShown(visitor)) === build().build(),
    () => 'The step after the deploy does not lead to the new build',
  );
  await open('/games');
  await see(gamesGame);
  await until(
    async () => (await buildShown(visitor)) === build().build(),
    () => 'The visit after the deploy shows the build before',
  );
}
