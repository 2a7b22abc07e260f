/** The table of targets, as text. */

const NONE = '–';

function numberText(value) {
  if (value === undefined) return NONE;
  // Three digits that say something; 0.01 is a limit too.
  return value.toFixed(Math.min(3, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)))));
}

const withUnit = (value, unit) => (value === undefined ? NONE : `${numberText(value)} ${unit}`.trimEnd());

/** `≤ 0.60 × vant`, `≤ 78 kB`. */
function targetText({ peer, limit, atLeast, unit, stretch }) {
  const bound = limit ?? atLeast;
  if (bound === undefined) return NONE;
  const sign = atLeast === undefined ? '≤' : '≥';
  const text = peer === undefined ? `${sign} ${withUnit(bound, unit)}` : `${sign} ${bound.toFixed(2)} ×`;
  return stretch ? `${text} (stretch)` : text;
}

function cellsOf(line) {
  const { name, at, peer, unit, ours, theirs, value, spread, exact, runs, verdict } = line;
  const inUnit = peer === undefined ? unit : '×';
  return [
    at === undefined ? name : `${name}: ${at}`,
    withUnit(ours, unit),
    peer === undefined ? NONE : `${peer} ${withUnit(theirs, unit)}`,
    peer === undefined || value === undefined ? NONE : `${value.toFixed(2)} ×`,
    exact || spread === undefined ? NONE : `± ${withUnit(spread, inUnit)}`,
    targetText(line),
    runs === undefined ? NONE : String(runs),
    verdict || NONE,
  ];
}

const HEAD = ['measure', 'ours', 'peer', 'ratio', 'A/A', 'target', 'runs', 'verdict'];

/** @param lines folded targets (`foldAll`) */
export function tableOf(lines) {
  const rows = [HEAD, ...lines.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Whether everything that was asked for was measured and keeps its target; a stretch may be missed. */
export const isKept = (lines) =>
  lines.every(({ verdict, stretch }) => stretch || verdict === 'reached' || verdict === '');

/** How many lines came to each verdict. */
export function countOf(lines) {
  const counts = Object.entries(
    Object.groupBy(
      lines.filter(({ verdict }) => verdict !== ''),
      ({ verdict }) => verdict,
    ),
  );
  return counts.map(([verdict, members]) => `${members.length} ${verdict}`).join(', ');
}
