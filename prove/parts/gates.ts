import { Refusal } from '#server/answer.ts';
import { CALLS } from '#server/contract/calls.ts';
import { isWrite } from '#server/contract/Call.ts';
import { tryFaults, tryForeignWrites, tryReads, type Tried } from '#server/testing/gates.ts';
import { openTestPortals } from '#server/testing/portal.ts';
import { findRegExps, slowestOf, type Found } from '../gates/regexps.ts';
import type { Figure, Part } from '../figure.ts';

const SLOW_MS = 50;

type Open = Awaited<ReturnType<typeof openTestPortals>>['open'];

/** Runs a trial on servers over a database of its own. */
async function over<T>(work: (open: Open) => Promise<T>): Promise<T> {
  const { open, close } = await openTestPortals();
  try {
    return await work(open);
  } finally {
    await close();
  }
}

function figureOf(name: string, { tried, found }: Tried, control: { name: string; found: readonly string[] }): Figure {
  const value = found.length === 0 ? 0 : `${found.length}, first ${found[0]}`;
  return {
    name: `${name}, of ${tried}`,
    value,
    target: '0',
    holds: found.length === 0 && tried > 0,
    control: { name: control.name, value: control.found.length, target: '> 0', holds: control.found.length > 0 },
  };
}

const OUR_PAGE = { 'our own page': { headers: { 'X-Requested-With': 'XMLHttpRequest' } } };

async function foreignPages(): Promise<Figure[]> {
  const options = { appPackage: true };
  const [foreign, own] = [
    await over((open) => tryForeignWrites(open(options))),
    await over((open) => tryForeignWrites(open(options), OUR_PAGE)),
  ];
  const [reads, writes] = [
    await over((open) => tryReads(open(options))),
    await over((open) => tryReads(open(options), CALLS.filter(isWrite))),
  ];
  return [
    figureOf('T12: writes as another site’s page sends them, taken or changing something', foreign, {
      name: 'the same from our own page: taken',
      found: own.found,
    }),
    figureOf('T12: GETs that change something', reads, {
      name: 'writes, looked at in the same way',
      found: writes.found,
    }),
  ];
}

async function errorPaths(): Promise<Figure> {
  const ours = await over((open) => tryFaults(open));
  const telling = await over((open) => tryFaults(open, (text) => new Refusal(1, text)));
  const figure = figureOf(
    `T19: answers of a server with an unforeseen fault (${ours.faults} faults) that tell a stack, a statement or a path`,
    ours,
    { name: 'a server that hands the fault’s text on', found: telling.found },
  );
  return { ...figure, holds: figure.holds && ours.faults > CALLS.length / 2 };
}

/** Known to be slow: nested repeats, and a repeat that begins anew at every place. */
const BAD: readonly Found[] = [
  { place: 'control', source: '^(a+)+$', flags: '' },
  { place: 'control', source: '\\s+$', flags: '' },
];

const placesOf = (slow: readonly Found[]): string => slow.map(({ place }) => place).join(' ');

function slowPatterns(): Figure {
  const all = findRegExps(['src', 'server']);
  const isSlow = (found: Found) => slowestOf(found) > SLOW_MS;
  const [slow, bad] = [all.filter(isSlow), BAD.filter(isSlow)];
  return {
    name: `T18: regular expressions over ${SLOW_MS} ms on 100 000 hostile characters, of ${all.length}`,
    value: slow.length === 0 ? 0 : `${slow.length}: ${placesOf(slow)}`,
    target: '0',
    holds: slow.length === 0 && all.length > 0,
    control: { name: 'two that are known to be', value: bad.length, target: '2', holds: bad.length === 2 },
  };
}

async function* figures(): AsyncIterable<Figure> {
  yield* await foreignPages();
  yield await errorPaths();
  yield slowPatterns();
}

export const gates: Part = {
  id: 'gates',
  title: 'other sites’ pages, faults that tell, slow patterns (T12, T18, T19)',
  figures,
};
