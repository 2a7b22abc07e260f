import {
  announce,
  CLOBBERING,
  clobbered,
  clobberedBare,
  CLOBBERING_TITLE,
  liveOn,
} from '../../e2e/fixtures/clobber.ts';
import { fillWithTexts } from '../../e2e/fixtures/fill.ts';
import { dialog } from '../../e2e/fixtures/steps.ts';
import { failAtOnce, type Pile } from '../../e2e/fixtures/toastStorm.ts';
import type { Figure, Part, ProveOptions } from '../figure.ts';
import { buildWithout } from '../mutants/buildWithout.ts';
import { carelessBuilds } from '../mutants/carelessBuilds.ts';
import { logInBy, openPortal, type OpenPortal } from '../openPortal.ts';

const ERRORS = 1000;
const CONTROL_ERRORS = 100;
const MOST_TOASTS = 3;
const MOST_NODES = 200;

async function names(portal: OpenPortal): Promise<Figure> {
  const page = await portal.openPage();
  await announce(page, CLOBBERING.join(''));
  await page.goto('/');
  await dialog(page, CLOBBERING_TITLE).waitFor();
  const taken = await clobbered(page);
  const broken = await liveOn(page, 'rich01').catch((error: unknown) => [String(error).split('\n')[0]]);
  const bare = (await clobberedBare(page, portal.origin)).length;
  await page.context().close();
  return {
    name: `X7. ${CLOBBERING.length} pieces of markup in the bulletin: names taken, and what of routes, login and storage is broken`,
    value: [...taken, ...broken].join(' | ') || 0,
    target: '0',
    holds: taken.length + broken.length === 0,
    control: { name: 'the same in a bare page: names taken', value: bare, target: '> 10', holds: bare > 10 },
  };
}

async function pile(errors: number, folder?: string): Promise<Pile> {
  const portal = await openPortal(folder);
  try {
    await fillWithTexts(
      portal.dataDir,
      Array.from({ length: errors + 10 }, (_, index) => `第${index + 1}句`),
    );
    const page = await portal.openPage();
    await logInBy(page, portal.origin, 'rich01');
    return await failAtOnce(page, errors);
  } finally {
    await portal.close();
  }
}

async function errorsAtOnce(scale: number): Promise<Figure> {
  const piled = await pile(CONTROL_ERRORS, await buildWithout(carelessBuilds.pilesToasts));
  const { errors, withinMs, toasts, nodes, nodesBefore } = await pile(
    Math.max(CONTROL_ERRORS, Math.round(ERRORS * scale)),
  );
  return {
    name: `F12. ${errors} errors within ${withinMs} ms: toasts at once, nodes more than before`,
    value: `${toasts}, ${nodes - nodesBefore}`,
    target: `<= ${MOST_TOASTS}, < ${MOST_NODES}`,
    holds: toasts > 0 && toasts <= MOST_TOASTS && nodes - nodesBefore < MOST_NODES,
    control: {
      name: `where toasts pile up, of ${piled.errors} errors`,
      value: `${piled.toasts}, ${piled.nodes - piled.nodesBefore}`,
      target: 'more than either',
      holds: piled.toasts > MOST_TOASTS && piled.nodes - piled.nodesBefore >= MOST_NODES,
    },
  };
}

/** What strangers' names and many errors leave on a page (X7, F12). Needs the built portal. */
export const clutter: Part = {
  id: 'clutter',
  title: 'names taken by markup, and errors by the thousand',
  async *figures({ scale }: ProveOptions) {
    const portal = await openPortal();
    try {
      yield await names(portal);
    } finally {
      await portal.close();
    }
    yield await errorsAtOnce(scale);
  },
};
