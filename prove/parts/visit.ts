import type { BrowserContextOptions, Page } from '@playwright/test';
import { watchPage } from '../../e2e/fixtures/watchPage.ts';
import { journeys } from '../faults/journeys.ts';
import { newPerson, type NewPerson } from '../faults/people.ts';
import { openWorld, phoneOf, runJourney, type World } from '../faults/run.ts';
import type { Figure, Part } from '../figure.ts';
import { buildWithout } from '../mutants/buildWithout.ts';
import { mutantsNamed } from '../mutants/session.ts';
import { watchCanary, type Canary } from '../visit/canary.ts';
import { secretsOf, startRecorder } from '../visit/recorder.ts';
import { injectScript, lieElsewhere, spill, visitElsewhere, wholeVisit } from '../visit/walks.ts';

type Control = NonNullable<Figure['control']>;

/** What a visit let be seen. */
type Seen = { complaints: string[]; sightings: string[]; tokens: number; looked: number };

const seenBy = (canary: Canary, complaints: string[]): Seen => ({
  complaints,
  sightings: canary.sightings(),
  tokens: canary.tokens().length,
  looked: canary.looked(),
});

type VisitOptions = BrowserContextOptions & { tolerated?: RegExp };

/** A visit of somebody new, on a phone where they are logged in already unless told otherwise. */
async function visit(
  world: World,
  walk: (page: Page, who: NewPerson) => Promise<unknown>,
  { tolerated, ...options }: VisitOptions = {},
): Promise<Seen> {
  const who = await newPerson(world.origin, world.db);
  const context = await phoneOf(world, who, options);
  const watch = watchPage(context, world.origin, tolerated);
  const canary = watchCanary(context, world.origin, [who.token]);
  try {
    await walk(await context.newPage(), who);
    await canary.readPages();
    return seenBy(canary, watch.complaints());
  } finally {
    await context.close();
  }
}

/** Every journey, on a line without faults. */
async function walkJourneys(world: World): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const journey of journeys) {
    let canary: Canary | undefined;
    const { problems } = await runJourney(world, journey, [], {
      look(context, { token }) {
        const watched = (canary = watchCanary(context, world.origin, [token]));
        return () => watched.readPages();
      },
    });
    if (canary)
      seen.push(
        seenBy(
          canary,
          problems.map(({ promise, text }) => `${journey.id}: ${promise}, ${text}`),
        ),
      );
  }
  return seen;
}

const sum = (seen: readonly Seen[], of: (one: Seen) => number): number =>
  seen.reduce((total, one) => total + of(one), 0);

const firsts = (found: readonly string[]): number | string =>
  found.length === 0 ? 0 : `${found.length}: ${[...new Set(found)].slice(0, 5).join(' | ')}`;

async function injectedControl(world: World): Promise<Control> {
  const { complaints } = await visit(world, injectScript);
  const violations = complaints.filter((complaint) =>
    /content security policy|trusted ?(type|script|html)/i.test(complaint),
  ).length;
  return {
    name: 'a page with an inline script put into it: violations',
    value: violations,
    target: '> 0',
    holds: violations > 0,
  };
}

async function spillControl(world: World): Promise<Control> {
  const places = new Set(
    (await visit(world, (page, { token }) => spill(page, token))).sightings.map((place) => place.replace(/ .*/, '')),
  );
  const wanted = ['address', 'console', 'storage', 'headers'];
  return {
    name: 'a page that spills it: places it was seen in',
    value: [...places].join(', '),
    target: `with ${wanted.join(', ')}`,
    holds: wanted.every((place) => places.has(place)),
  };
}

async function followingControl(): Promise<Control> {
  const world = await openWorld(undefined, await buildWithout(...mutantsNamed('identity follows a redirect')));
  const recorder = await startRecorder();
  try {
    await lieElsewhere(world.db, recorder.origin);
    await visit(world, (page) => visitElsewhere(page, recorder.origin), { bypassCSP: true });
    const secrets = secretsOf(recorder);
    return {
      name: 'where identity follows a redirect, and without the policy: requests that told it',
      value: secrets,
      target: '> 0',
      holds: secrets > 0,
    };
  } finally {
    recorder.stop();
    await world.close();
  }
}

async function* harmless(world: World): AsyncGenerator<Figure> {
  const seen = [
    ...(await walkJourneys(world)),
    await visit(world, (page, { loginName }) => wholeVisit(page, world.origin, loginName), {
      storageState: { cookies: [], origins: [] },
    }),
  ];
  const complaints = seen.flatMap((one) => one.complaints);
  const sightings = seen.flatMap((one) => one.sightings);
  yield {
    name: `9. ${journeys.length} journeys and a whole visit: violations of the policy, errors of the console and of pages`,
    value: firsts(complaints),
    target: '0',
    holds: complaints.length === 0,
    control: await injectedControl(world),
  };
  yield {
    name: `10. ${sum(seen, ({ tokens }) => tokens)} tokens in ${sum(seen, ({ looked }) => looked)} addresses, bodies, lines, documents and stores: seen outside the header of our own calls`,
    value: firsts(sightings),
    target: '0',
    holds: sightings.length === 0 && seen.every(({ tokens }) => tokens > 0),
    control: await spillControl(world),
  };
}

async function* elsewhere(world: World): AsyncGenerator<Figure> {
  const recorder = await startRecorder();
  await lieElsewhere(world.db, recorder.origin);
  const { sightings } = await visit(world, (page) => visitElsewhere(page, recorder.origin), { tolerated: /./ });
  recorder.stop();
  yield {
    name: `10. answers that redirect to a stranger, and a file of theirs: of ${recorder.heard.length} requests to them, with a token or uid`,
    value: secretsOf(recorder),
    target: '0, of at least 2',
    holds: secretsOf(recorder) === 0 && recorder.heard.length >= 2 && sightings.length === 0,
    control: await followingControl(),
  };
}

/** Figures 9 and 10: the policy stays quiet, and secrets stay at home (promises 1 and 4; T1, T2). Needs the built portal. */
export const visits: Part = {
  id: 'visit',
  title: 'journeys on harmless content, and where a token is seen',
  async *figures() {
    const world = await openWorld();
    try {
      yield* harmless(world);
      yield* elsewhere(world);
    } finally {
      await world.close();
    }
  },
};
