import { expect, it } from 'vitest';
import { readOptions } from './options.mjs';
import { needsPeersBench, PEER_PARTS, PORTAL_PARTS, TARGETS } from './targets.mjs';

it('asks for everything unless told', () => {
  const { parts, rounds, reps } = readOptions([]);
  expect(parts).toEqual([...PEER_PARTS, ...PORTAL_PARTS]);
  expect([rounds, reps]).toEqual([5, 3]);
});

it.each([
  { words: ['--only=portal'], parts: PORTAL_PARTS },
  { words: ['--only=peers'], parts: PEER_PARTS },
  { words: ['--do=feed,growth'], parts: ['feed', 'growth'] },
  { words: ['--only=peers', '--do=ptr'], parts: ['ptr'] },
])('$words is $parts', ({ words, parts }) => expect(readOptions(words).parts).toEqual(parts));

it('takes few rounds when it must be quick, and those it is told all the same', () => {
  expect(readOptions(['--quick'])).toMatchObject({ rounds: 3, reps: 1 });
  expect(readOptions(['--quick', '--rounds=4'])).toMatchObject({ rounds: 4, reps: 1 });
});

it.each([
  { words: ['--only=ours'], why: '--only is one of peers, portal' },
  { words: ['--do=feeds'], why: 'No such part: feeds' },
  { words: ['--only=portal', '--do=feed'], why: 'No such part: feed' },
  { words: ['--rounds=0'], why: '--rounds is a number of 1 or more' },
  { words: ['--reps=many'], why: '--reps is a number of 1 or more' },
  { words: ['--round=3'], why: '--round' },
])('refuses $words', ({ words, why }) => expect(() => readOptions(words)).toThrow(why));

it("needs the peers' bench for the bench page, and for the portal only where it is held against React alone", () => {
  const ofPortal = TARGETS.filter(({ part }: { part: string }) => PORTAL_PARTS.includes(part)).filter(needsPeersBench);
  expect(ofPortal.map(({ name }: { name: string }) => name)).toEqual(['first paint of home', 'home interactive']);
  expect(TARGETS.filter(({ part }: { part: string }) => PEER_PARTS.includes(part)).every(needsPeersBench)).toBe(true);
});
