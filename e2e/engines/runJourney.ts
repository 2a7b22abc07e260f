import { createBuildFolder } from '../fixtures/buildFolder.ts';
import { recallBulletins } from '../fixtures/recallBulletins.ts';
import { viewAs } from '../fixtures/serverApi.ts';
import { startPortal } from '../fixtures/startPortal.ts';
import type { Engine } from './driver.ts';
import type { EngineEntry } from './engineTable.ts';
import type { Journey } from './journey.ts';
import { limitDriver } from './limitDriver.ts';
import { startProxy } from './startProxy.ts';
import { createVisitor } from './visitor.ts';
import { withTimeout } from './withTimeout.ts';

export type Outcome = {
  engine: string;
  journey: string;
  result: 'passed' | 'failed' | 'touch only';
  seconds: number;
  /** Why it failed. */
  failure?: string;
  complaints: readonly string[];
};

const JOURNEY_WITHIN_MS = 180_000;

/** Called with each picture, by the name it is to have. */
export type KeepPicture = (name: string, picture: Uint8Array) => void;

/** Runs one journey in one engine, before a server of its own. */
export async function runJourney(
  engine: Engine,
  entry: EngineEntry,
  journey: Journey,
  keep: KeepPicture,
): Promise<Outcome> {
  const begun = Date.now();
  const outcome = (result: Outcome['result'], complaints: readonly string[], failure?: string): Outcome => ({
    engine: entry.id,
    journey: journey.id,
    result,
    seconds: (Date.now() - begun) / 1000,
    complaints,
    ...(failure !== undefined && { failure }),
  });
  if (journey.touchOnly && !entry.hasTouch) return outcome('touch only', []);
  const build = journey.ownBuild ? createBuildFolder() : undefined;
  try {
    const portal = await startPortal(build ? { PORTAL_DIR: build.folder } : {});
    recallBulletins(portal.dataDir);
    const proxy = await startProxy(portal.origin, journey.alterations);
    try {
      const failure = await visit(
        engine,
        entry,
        journey,
        keep,
        (visitor, keepPicture) =>
          journey.run({
            visitor,
            proxy,
            keepPicture,
            dataDir: portal.dataDir,
            as: (loginName) => viewAs(portal.origin, loginName),
            build: () => {
              if (!build) throw new Error('This journey has no build of its own.');
              return build;
            },
          }),
        proxy.origin,
      );
      const complaints = [...new Set(proxy.complaints)].filter((complaint) => !journey.tolerated?.test(complaint));
      return outcome(failure === undefined && complaints.length === 0 ? 'passed' : 'failed', complaints, failure);
    } finally {
      await proxy.stop();
      await portal.stop();
    }
  } catch (error) {
    return outcome('failed', [], wordsOf(error));
  } finally {
    build?.remove();
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}${placeOf(error)}` : String(error);

/** The line of the journey an error comes from. */
const placeOf = ({ stack = '' }: Error): string => {
  const line = /journeys\/[\w.]+:\d+/.exec(stack)?.[0];
  return line ? ` (${line})` : '';
};

type Run = (visitor: ReturnType<typeof createVisitor>, keepPicture: (name: string) => Promise<void>) => Promise<void>;

/** Gives why it failed, and keeps a picture of that moment. */
async function visit(
  engine: Engine,
  entry: EngineEntry,
  journey: Journey,
  keep: KeepPicture,
  run: Run,
  origin: string,
): Promise<string | undefined> {
  const userAgent = journey.userAgent?.(entry);
  const driver = limitDriver(await engine.open(userAgent === undefined ? {} : { userAgent }));
  const picture = async (name: string) => keep(name, await withTimeout(driver.screenshot(), 10_000, 'A picture'));
  try {
    await withTimeout(run(createVisitor(driver, origin), picture), JOURNEY_WITHIN_MS, 'The journey');
    // What was told of last is on its way before this answer.
    await driver.evaluate('fetch("/__watch.js").then(function () { return true; })').catch(() => undefined);
    return undefined;
  } catch (error) {
    await picture(`failed-${journey.id}`).catch(() => undefined);
    return wordsOf(error);
  } finally {
    await driver.close().catch(() => undefined);
  }
}
