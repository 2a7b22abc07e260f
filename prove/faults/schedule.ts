import { between, chanceOf, oneOf } from './random.ts';

/** What can happen to a call (reliability.md B4). Each is an answer the server did not give, or one that did not arrive. */
export const FAULT_KINDS = [
  'delay',
  'cut',
  'resetAfterCommit',
  'wrongShape',
  'html',
  'empty',
  'huge',
  'http500',
  'http503',
  'sessionExpired',
  'offline',
  'flapping',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One fault and the moment it comes. */
export type Fault = {
  kind: FaultKind;
  /** Whether it waits for a wish of the person (a purchase, a post, …) or meets any call. */
  meets: 'wish' | 'any';
  /** So many calls of that sort pass before it comes, counted from the fault before. */
  after: number;
  /** The server still does what it was asked; only its answer is spoiled. */
  committed: boolean;
  /** How long a delay or an offline window lasts. */
  ms: number;
  /** How many calls a flapping line spoils or lets through. */
  calls: number;
};

const MAX_FAULTS = 5;

/** A session ends before anything is done, a broken line says nothing of what was done. */
const ALWAYS: Partial<Record<FaultKind, boolean>> = {
  cut: false,
  resetAfterCommit: true,
  sessionExpired: false,
  offline: false,
  flapping: false,
  delay: true,
};

function faultOf(chance: () => number, kind: FaultKind): Fault {
  const meets = oneOf(chance, ['wish', 'wish', 'any'] as const);
  // A journey has one wish, sent again as often as it fails: a fault that let one pass would come too late.
  const after = meets === 'wish' ? 0 : between(chance, 0, 8);
  const even = chance() < 0.5;
  return {
    kind,
    meets,
    after,
    committed: ALWAYS[kind] ?? even,
    ms: between(chance, 50, 700),
    calls: between(chance, 2, 6),
  };
}

/** The faults of one journey, one to five of them; a session expires at most once. The same seed gives the same. */
export function scheduleOf(seed: number): Fault[] {
  const chance = chanceOf(seed);
  const kinds = Array.from({ length: between(chance, 1, MAX_FAULTS) }, () => oneOf(chance, FAULT_KINDS));
  const bounded = kinds.filter((kind, index) => kind !== 'sessionExpired' || kinds.indexOf(kind) === index);
  return bounded.map((kind) => faultOf(chance, kind));
}

/** The answer to every wish is lost as often as this, and nothing else happens: what a missing key cannot survive. */
export const lostAnswers = (times: number): Fault[] =>
  Array.from({ length: times }, () => ({
    kind: 'resetAfterCommit',
    meets: 'wish',
    after: 0,
    committed: true,
    ms: 0,
    calls: 0,
  }));

/** As a report prints it: `html+ (wish, 1)`, the plus for a wish that was carried out. */
export const faultText = ({ kind, meets, after, committed }: Fault): string =>
  `${kind}${committed ? '+' : ''} (${meets}, ${after})`;
