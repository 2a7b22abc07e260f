import { parseArgs } from 'node:util';
import { PEER_PARTS, PORTAL_PARTS } from './targets.mjs';

const SIDES = { peers: PEER_PARTS, portal: PORTAL_PARTS };

const FLAGS = {
  only: { type: 'string' },
  do: { type: 'string' },
  rounds: { type: 'string' },
  reps: { type: 'string' },
  quick: { type: 'boolean', default: false },
  dist: { type: 'string' },
  page: { type: 'string' },
  out: { type: 'string', default: 'bench-results.json' },
};

function partsOf({ only, do: wanted }) {
  const onOffer = only === undefined ? Object.values(SIDES).flat() : SIDES[only];
  if (onOffer === undefined) throw new Error(`--only is one of ${Object.keys(SIDES).join(', ')}.`);
  const parts = wanted?.split(',') ?? onOffer;
  const unknown = parts.filter((part) => !onOffer.includes(part));
  if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${onOffer.join(', ')}.`);
  return parts;
}

function countOf(name, text) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} is a number of 1 or more.`);
  return count;
}

/**
 * What the command line asks for (`bench/README.md`).
 * @returns `parts` in the order they are measured; an Error that says what is wrong is thrown
 */
export function readOptions(words) {
  const { values } = parseArgs({ args: words, options: FLAGS });
  const usual = values.quick ? { rounds: 3, reps: 1 } : { rounds: 5, reps: 3 };
  return {
    ...values,
    parts: partsOf(values),
    rounds: countOf('rounds', values.rounds ?? usual.rounds),
    reps: countOf('reps', values.reps ?? usual.reps),
  };
}
