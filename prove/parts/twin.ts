import { findMismatches } from '#server/testing/ledgerCheck.ts';
import { postgresIsPresent } from '#server/testing/postgres.ts';
import { openTwins } from '#server/testing/twins.ts';
import { tryCheckIns, tryIntents, tryLimits, trySessions, tryStock } from '#server/testing/twinTrials.ts';
import type { Figure, Part, ProveOptions } from '../figure.ts';
import { carelessly } from '../money/carelessly.ts';

/** How much of each trial is done. */
type Sizes = { sessions: number; wishers: number; takers: number; rounds: number; checkIns: number; tries: number };

const WHOLE: Sizes = { sessions: 100, wishers: 100, takers: 40, rounds: 6, checkIns: 100, tries: 60 };

/** Servers that share nothing show it soon. */
const CONTROL: Sizes = { sessions: 10, wishers: 10, takers: 20, rounds: 2, checkIns: 10, tries: 60 };

const scaled = (scale: number): Sizes => ({
  ...WHOLE,
  sessions: Math.max(8, Math.round(WHOLE.sessions * scale)),
  wishers: Math.max(8, Math.round(WHOLE.wishers * scale)),
  rounds: Math.max(1, Math.round(WHOLE.rounds * scale)),
  checkIns: Math.max(8, Math.round(WHOLE.checkIns * scale)),
});

async function runTrials(
  { sessions, wishers, takers, rounds, checkIns, tries }: Sizes,
  env: Record<string, string> = {},
) {
  const twins = await openTwins(env);
  try {
    return {
      sessions: await trySessions(twins, sessions),
      intents: await tryIntents(twins, wishers),
      stock: await tryStock(twins, takers, rounds),
      checkIns: await tryCheckIns(twins, checkIns),
      limits: await tryLimits(twins, tries),
      mismatches: (await findMismatches(twins.db)).length,
    };
  } finally {
    await twins.close();
  }
}

type Trials = Awaited<ReturnType<typeof runTrials>>;

/** A count of what must not happen, and the same with servers that each keep to themselves. */
function never(name: string, ours: number, alone: number, complete = true): Figure {
  const control = { name: 'servers that each keep it to themselves', value: alone, target: '> 0', holds: alone > 0 };
  return { name, value: ours, target: '0', holds: ours === 0 && complete, control };
}

/** A count that is to be the same for two servers as for one. */
function exactly(name: string, expected: number, ours: number, alone: number): Figure {
  const control = {
    name: 'servers that each count for themselves',
    value: alone,
    target: `> ${expected}`,
    holds: alone > expected,
  };
  return { name, value: ours, target: `${expected}`, holds: ours === expected, control };
}

function* figuresOf(ours: Trials, alone: Trials, { sessions, tries, takers, checkIns }: Sizes): Iterable<Figure> {
  const of = 'two servers, one PostgreSQL';
  yield never(
    `${of}: ${sessions} sessions begun at one, unknown at the other or alive after their end there`,
    ours.sessions.unknown + ours.sessions.outlived,
    alone.sessions.outlived,
  );
  const { wishes, refused, parted, doubled } = ours.intents;
  yield never(
    `${of}: ${wishes} wishes, 6 copies each at both at once: debits and goods beyond one each`,
    doubled,
    alone.intents.doubled,
  );
  yield never(
    `${of}: copies refused, or answered in two ways`,
    refused + parted,
    alone.intents.refused + alone.intents.parted,
  );
  yield never(
    `${of}: ${takers} people after a stock of ${ours.stock.stock} packs, exchanges and codes: given beyond the stock, or kept`,
    ours.stock.over + ours.stock.short,
    alone.stock.over,
  );
  yield never(
    `${of}: ${checkIns} people check in 6 times at once: paid twice`,
    ours.checkIns.extra,
    alone.checkIns.extra,
    ours.checkIns.paid === checkIns,
  );
  yield exactly(
    `${of}: ${tries} wrong passwords at once, from as many addresses: looked at`,
    25,
    ours.limits.passwords,
    alone.limits.passwords,
  );
  yield exactly(
    `${of}: ${tries} wrong passwords at once, from one address: looked at`,
    10,
    ours.limits.passwordsOfAddress,
    alone.limits.passwordsOfAddress,
  );
  yield exactly(`${of}: ${tries} codes for one number at once: sent`, 1, ours.limits.codes, alone.limits.codes);
  yield exactly(
    `${of}: ${2 * tries} numbers from one address at once: sent`,
    20,
    ours.limits.codesOfAddress,
    alone.limits.codesOfAddress,
  );
  yield {
    name: `${of}: one code, 8 logins at once: let in`,
    value: ours.limits.logins,
    target: '1',
    holds: ours.limits.logins === 1,
  };
  yield never(`${of}: people whose ledger, balance and goods part`, ours.mismatches, alone.mismatches);
}

async function* figures({ scale }: ProveOptions): AsyncIterable<Figure> {
  if (!postgresIsPresent)
    throw new Error('PostgreSQL is not on this machine: two servers on one database cannot be tried.');
  const sizes = scaled(scale);
  const ours = await runTrials(sizes);
  yield* figuresOf(ours, await runTrials(CONTROL, carelessly('alone')), sizes);
}

export const twin: Part = { id: 'twin', title: 'two servers on one database (promises 2, 3, 7, 10)', figures };
