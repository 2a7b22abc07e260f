import { setTimeout as sleep } from 'node:timers/promises';
import type { Outage } from './stages.ts';
import type { Counts, Spell, Traffic } from './traffic.ts';

/** Over how many lines people go on calling, and for how many seconds at least it lasts; it is never over before callers met it. */
export type Lasting = { seconds?: number; connections: number; crowd: number };

/** What was seen of an outage. */
export type Seen = { during: Spell; secondsUntilNormal: number };

/** When one gives up to wait. */
export const NORMAL_WITHIN_S = 20;

const MET_WITHIN_S = 30;

/** Answers this quick are normal, whatever they were before. */
const QUICK_MS = 200;

/** How often each line of a crowd calls. */
const TURNS = 3;

/** Whether callers have met what they are to meet, and where that is quick with every call there is. */
function isMet({ meets, isSlow }: Outage, { rounds, looks, refused, broken, unclean }: Counts, lines: number): boolean {
  switch (meets) {
    case 'refusals':
      return refused + unclean.length > 0 && (isSlow === true || rounds >= 1);
    case 'broken lines':
      return broken >= lines;
    case 'a crowd':
      return rounds >= 1 && looks >= TURNS * lines;
  }
}

const oneRound = ({ rounds }: Counts): boolean => rounds >= 1;

/** Seconds until a round of every call is answered as before, no slower than twice as slow. */
async function untilNormal(traffic: Traffic, connections: number, before: Spell): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while (seconds() < NORMAL_WITHIN_S) {
    const start = seconds();
    const { refused, broken, unclean, p99 } = await traffic.run(connections, oneRound);
    if (refused + broken + unclean.length === 0 && p99 <= Math.max(QUICK_MS, 2 * before.p99)) return start;
  }
  return NORMAL_WITHIN_S;
}

/** Lets something go wrong while people call, and watches what they are told until all is normal again. */
export async function watchOutage(
  traffic: Traffic,
  outage: Outage,
  { seconds = 0, connections, crowd }: Lasting,
): Promise<Seen> {
  const before = await traffic.run(connections, oneRound);
  const lines = outage.meets === 'a crowd' ? crowd : connections;
  const met = Promise.withResolvers<void>();
  let isOver = false;
  const calling = traffic.run(lines, (soFar) => {
    if (isMet(outage, soFar, lines)) met.resolve();
    return isOver;
  });
  await outage.begin();
  const late = new AbortController();
  const lateness = sleep(1000 * MET_WITHIN_S, undefined, { signal: late.signal }).catch(() => undefined);
  await Promise.all([sleep(1000 * seconds), Promise.race([met.promise, lateness])]);
  late.abort();
  await outage.end();
  isOver = true;
  const during = await calling;
  return { during, secondsUntilNormal: await untilNormal(traffic, connections, before) };
}
