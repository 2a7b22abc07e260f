/**
 * From the values of many runs to one line of the table: medians, the A/A spread, the verdict. Pure.
 * Where a peer is named, each run's value is held beside the peer's of the same run, for the two were measured side by
 * side: what the machine did to both falls out, and what is left of the spread is what the measure itself differs by.
 */

/** A median of fewer runs decides nothing. */
export const LEAST_RUNS = 3;

const DRAWS = 1000;
const MOST = 0.95;

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** The same numbers in [0, 1) at every call, so that the same runs always fold to the same line. */
function createDice() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** How far two medians of so many runs of the very same build lie apart, 95 times of 100. */
function drawnSpread(values, runs) {
  const dice = createDice();
  const draw = () => median(Array.from({ length: runs }, () => values[Math.floor(dice() * values.length)]));
  const distances = Array.from({ length: DRAWS }, () => Math.abs(draw() - draw())).sort((a, b) => a - b);
  return distances[Math.floor(DRAWS * MOST)];
}

/**
 * The A/A spread of a median, in the measure's own unit: what the control run differed by, and no less than what two
 * medians drawn from the runs differ by, since one pair may agree by luck.
 * @param control runs of the same build under another name; may be empty
 */
export function spreadOf(ours, control) {
  const seen = control.length > 0 ? Math.abs(median(ours) - median(control)) : 0;
  return Math.max(seen, drawnSpread([...ours, ...control], ours.length));
}

/** Whether a value keeps to its limit, or lies too near to it to say. */
function verdictOf({ value, limit, spread, atLeast, decided }) {
  const room = atLeast ? value - limit : limit - value;
  if (!decided || spread > Math.abs(room)) return 'undecided';
  return room >= 0 ? 'reached' : 'not reached';
}

const isMeasured = (value) => value !== undefined;

/** Each run beside the peer's of the same run; a run one of them did not measure speaks of neither. */
const ratiosOf = (values, others) => values.map((value, run) => value / others[run]).filter(Number.isFinite);

/**
 * One target and the runs that speak of it.
 * @param runs values by whom they were measured on, in the order of the runs, `undefined` for one that measured nothing:
 *   `ours`, `control`, and the peers
 * @returns `value` is what the limit is held against: the median of the ratios to the peer, or of ours where the target
 *   names none
 */
export function foldTarget(target, runs) {
  const { peer, exact = false, atLeast, limit = atLeast } = target;
  const { ours = [], control = [] } = runs;
  const others = peer === undefined ? undefined : (runs[peer] ?? []);
  const judged = (values) => (others === undefined ? values.filter(isMeasured) : ratiosOf(values, others));
  const own = judged(ours);
  const again = judged(control);
  if (own.length === 0) return { ...target, verdict: 'not measured' };
  const value = median([...own, ...again]);
  const spread = exact ? 0 : spreadOf(own, again);
  const decided = exact || own.length >= LEAST_RUNS;
  return {
    ...target,
    ours: median([...ours, ...control].filter(isMeasured)),
    ...(others !== undefined && { theirs: median(others.filter(isMeasured)) }),
    value,
    spread,
    runs: own.length,
    verdict: limit === undefined ? '' : verdictOf({ value, limit, spread, atLeast: atLeast !== undefined, decided }),
  };
}

/** Of several measures under one target, the line that is furthest from it, by the measure's name. */
export function foldWorst(target, runsByMeasure) {
  const lines = Object.entries(runsByMeasure)
    .filter(([measure]) => measure.startsWith(target.worstOf))
    .map(([measure, runs]) => ({ ...foldTarget(target, runs), at: measure.slice(target.worstOf.length) }))
    .filter(({ value }) => isMeasured(value));
  const bad = target.atLeast === undefined ? 1 : -1;
  return lines.sort((a, b) => bad * (b.value - a.value))[0] ?? { ...target, verdict: 'not measured' };
}

/** Every target of the parts that were asked for, folded. */
export const foldAll = (targets, runsByMeasure) =>
  targets.map((target) =>
    target.worstOf === undefined
      ? foldTarget(target, runsByMeasure[target.measure] ?? {})
      : foldWorst(target, runsByMeasure),
  );
