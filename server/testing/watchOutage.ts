import { setTimeout as sleep } from 'node:timers/promises';
import type { Outage } from './stages.ts';
import type { Spell, Traffic } from './traffic.ts';

/** How long what is wrong lasts, and over how many lines people go on calling. */
export type Lasting = { seconds: number; connections: number; crowd: number };

/** What was seen of an outage. */
export type Seen = { during: Spell; secondsUntilNormal: number };

/** When one gives up to wait. */
export const NORMAL_WITHIN_S = 20;

const WINDOW_S = 0.5;

/** Answers this quick are normal, whatever they were before. */
const QUICK_MS = 200;

const later = (seconds: number): (() => boolean) => {
  const end = performance.now() + 1000 * seconds;
  return () => performance.now() >= end;
};

/** Seconds until every call of half a second is answered as before, no slower than twice as slow. */
async function untilNormal(traffic: Traffic, connections: number, before: Spell): Promise<number> {
  const began = performance.now();
  const isTooLate = later(NORMAL_WITHIN_S);
  while (!isTooLate()) {
    const start = performance.now();
    const { refused, broken, unclean, p99 } = await traffic.run(connections, later(WINDOW_S));
    if (refused + broken + unclean.length === 0 && p99 <= Math.max(QUICK_MS, 2 * before.p99))
      return (start - began) / 1000;
  }
  return NORMAL_WITHIN_S;
}

/** Lets something go wrong while people call, and watches what they are told until all is normal again. */
export async function watchOutage(
  traffic: Traffic,
  outage: Outage,
  { seconds, connections, crowd }: Lasting,
): Promise<Seen> {
  const before = await traffic.run(connections, later(1));
  let isOver = false;
  const calling = traffic.run(outage.meets === 'a crowd' ? crowd : connections, () => isOver);
  await outage.begin();
  await sleep(1000 * Math.max(seconds, outage.lasts ?? 0));
  await outage.end();
  isOver = true;
  const during = await calling;
  return { during, secondsUntilNormal: await untilNormal(traffic, connections, before) };
}
