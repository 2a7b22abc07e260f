import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineEntry } from './engineTable.ts';
import type { Journey } from './journey.ts';
import type { Outcome } from './runJourney.ts';

/** The folder of the report. */
export const REPORT = 'browsers-report';

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; color: #1b2733; }
table { border-collapse: collapse; } th, td { border: 1px solid #cdd7e1; padding: 4px 10px; text-align: left; vertical-align: top; }
.passed { background: #e2f6e6; } .failed { background: #fde2e0; } .touch { color: #6b7885; }
.row { display: flex; gap: 12px; overflow-x: auto; } figure { margin: 0; } img { width: 250px; border: 1px solid #cdd7e1; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f7fa; padding: 8px; }`;

const CLASSES = { passed: 'passed', failed: 'failed', 'touch only': 'touch' } as const satisfies Record<
  Outcome['result'],
  string
>;

function cell(outcome: Outcome | undefined): string {
  if (!outcome) return '<td>–</td>';
  return `<td class="${CLASSES[outcome.result]}">${outcome.result}${outcome.result === 'touch only' ? '' : `, ${outcome.seconds.toFixed(1)} s`}</td>`;
}

function table(entries: readonly EngineEntry[], journeys: readonly Journey[], outcomes: readonly Outcome[]): string {
  const head = entries.map(({ name }) => `<th>${name}</th>`).join('');
  const rows = journeys.map(({ id }) => {
    const cells = entries.map((entry) =>
      cell(outcomes.find(({ engine, journey }) => engine === entry.id && journey === id)),
    );
    return `<tr><th>${id}</th>${cells.join('')}</tr>`;
  });
  return `<table><tr><th></th>${head}</tr>${rows.join('\n')}</table>`;
}

function failureOf({ engine, journey, failure = '', complaints }: Outcome): string {
  const picture = `${engine}/failed-${journey}.png`;
  const shown = existsSync(join(REPORT, picture)) ? `<img src="${picture}" alt="">` : '';
  return `<h3>${engine} · ${journey}</h3><pre>${escaped([failure, ...complaints].filter(Boolean).join('\n'))}</pre>${shown}`;
}

/** The same page in every engine, side by side. */
function pictures(entries: readonly EngineEntry[]): string {
  const namesOf = (id: string) =>
    existsSync(join(REPORT, id)) ? readdirSync(join(REPORT, id)).filter((name) => !name.startsWith('failed-')) : [];
  const names = [...new Set(entries.flatMap(({ id }) => namesOf(id)))].sort();
  return names
    .map((name) => {
      const shown = entries.filter(({ id }) => namesOf(id).includes(name));
      const figures = shown.map(
        ({ id, name: engine }) =>
          `<figure><img loading="lazy" src="${id}/${name}" alt=""><figcaption>${engine}</figcaption></figure>`,
      );
      return `<h3>${name.replace('.png', '')}</h3><div class="row">${figures.join('')}</div>`;
    })
    .join('\n');
}

/** Writes `index.html` beside the pictures the journeys left. */
export function writeReport(
  entries: readonly EngineEntry[],
  journeys: readonly Journey[],
  outcomes: readonly Outcome[],
): void {
  const failures = outcomes
    .filter(({ result }) => result === 'failed')
    .map(failureOf)
    .join('\n');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Browsers</title><style>${STYLE}</style><h1>Browsers</h1>
${table(entries, journeys, outcomes)}<h2>Failures</h2>${failures || '<p>None.</p>'}<h2>Pictures</h2>${pictures(entries)}</html>`;
  writeFileSync(join(REPORT, 'index.html'), page);
}
