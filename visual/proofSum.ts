import { describeHandler, type Handler } from './handlers.ts';
import { UNSEEN, type Mutation } from './mutations.ts';
import { EXCEPTIONS } from './pictures.ts';
import type { Proof } from './proof.ts';
import { sumOfCoverage } from './proofCoverage.ts';

/** What was to be proved. */
type Aim = {
  pictures: readonly string[];
  mutations: readonly Mutation[];
  handlers: readonly Handler[];
  comparisons: number;
};

/** Figures as they are printed, and whether they are what they were to be. */
export type Sum = { lines: string[]; isProved: boolean };

/** Figures of the whole proof, each with what it was to be; proved when nothing is missing and nothing failed. */
export function sumUp(proof: Proof, aim: Aim): Sum {
  const sums = [
    sumOfPictures(proof, aim),
    sumOfMutations(proof, aim),
    sumOfHandlers(proof, aim),
    sumOfFlakes(proof, aim),
    sumOfCoverage(),
  ];
  const times = Object.entries(proof).map(([part, { seconds }]) => `${part} ${seconds} s`);
  return {
    lines: [...sums.flatMap(({ lines }) => lines), `times: ${times.join(', ')}`],
    isProved: sums.every(({ isProved }) => isProved),
  };
}

function sumOfPictures({ census }: Proof, { pictures }: Aim): Sum {
  const drawn = pictures.filter((key) => key in census.pictures);
  return {
    lines: [
      ...census.broken.map((key) => `BROKEN ${key}`),
      `pictures drawn: ${drawn.length} of ${pictures.length}; stories that threw or asked another origin: ${census.broken.length}; stories left out: ${Object.keys(EXCEPTIONS).length}`,
    ],
    isProved: drawn.length === pictures.length,
  };
}

function sumOfMutations({ mutations: { seenIn } }: Proof, { mutations }: Aim): Sum {
  const ofKind = (...kinds: Mutation['kind'][]) =>
    mutations.filter(({ kind, name }) => kinds.includes(kind) && name in seenIn);
  const seen = (list: readonly Mutation[]) => list.filter(({ name }) => seenIn[name] !== null);
  const counted = (what: string, list: readonly Mutation[]) => `${what} seen: ${seen(list).length} of ${list.length}`;
  const [wrong, controls] = [ofKind('token', 'style', 'structure'), ofKind('control')];
  return {
    lines: [
      ...wrong.filter(({ name }) => seenIn[name] === null).map(({ name }) => `UNSEEN ${name}`),
      ...seen(controls).map(({ name }) => `NOT SILENT ${name} — ${seenIn[name]}`),
      ...Object.entries(UNSEEN).map(([what, why]) => `not for pictures: ${what} (${why})`),
      [
        counted('tokens', ofKind('token')),
        counted('styles', ofKind('style')),
        counted('structure', ofKind('structure')),
      ].join('; '),
      `${counted('mutations', wrong)}; null controls silent: ${controls.length - seen(controls).length} of ${controls.length}`,
    ],
    isProved:
      wrong.length + controls.length === mutations.length &&
      seen(wrong).length === wrong.length &&
      seen(controls).length === 0,
  };
}

function sumOfHandlers({ handlers: { missedBy } }: Proof, { handlers }: Aim): Sum {
  const names = handlers.map(describeHandler).filter((name) => name in missedBy);
  const missed = names.filter((name) => missedBy[name] !== null);
  return {
    lines: [
      ...names.map((name) => (missedBy[name] === null ? `NOT MISSED ${name}` : `missed ${name} — ${missedBy[name]}`)),
      `removed handlers missed: ${missed.length} of ${names.length}`,
    ],
    isProved: missed.length === handlers.length,
  };
}

function sumOfFlakes({ flakes: { compared, afresh, unequal, lostPages } }: Proof, { pictures, comparisons }: Aim): Sum {
  const made = pictures.reduce((sum, key) => sum + (compared[key] ?? 0), 0);
  return {
    lines: [
      ...Object.entries(unequal).map(([key, what]) => `UNEQUAL ${key}: ${what.slice(0, 300)}`),
      `flaky: ${Object.keys(unequal).length} pictures in ${made} of ${comparisons} comparisons (${afresh} equal in a page of their own only); pages that drew no more: ${lostPages}`,
    ],
    isProved: made >= comparisons && Object.keys(unequal).length === 0,
  };
}
