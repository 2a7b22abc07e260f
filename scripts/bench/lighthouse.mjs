/** Lighthouse's four scores for the main pages, on its own idea of a phone. Fetched by npx: it is too heavy for every `npm ci`. */
import { spawnSync } from 'node:child_process';
import { shellPath } from '../browser.mjs';
import { LEAST_RUNS } from './folding.mjs';
import { LEAST_SCORES, LIGHTHOUSE_PAGES } from './targets.mjs';

const PACKAGE = 'lighthouse@13.5.0';
const CATEGORIES = Object.keys(LEAST_SCORES);
const MOST_BYTES = 100e6;

/** A run now and then finds no trace of its own page, which says nothing of the page: it is taken again, so often at most. */
const MOST_TRIES = 4;

function runLighthouse(url, chrome) {
  const flags = [
    '--output=json',
    '--quiet',
    '--form-factor=mobile',
    `--only-categories=${CATEGORIES.join()}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', PACKAGE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chrome },
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
    shell: process.platform === 'win32',
  });
  if (status === 0) return { report: JSON.parse(stdout) };
  return { failure: `Lighthouse failed on ${url}: ${stderr.trim().split('\n').at(-1)}` };
}

function askLighthouse(url, chrome) {
  let answer;
  for (let tries = 0; tries < MOST_TRIES && answer?.report === undefined; tries += 1)
    answer = runLighthouse(url, chrome);
  return answer;
}

/** The audits that cost points, for whoever asks why. */
const lostBy = ({ categories, audits }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? audits[id].score}`);

function note(report, page, samples, say) {
  for (const category of CATEGORIES) {
    const score = Math.round(report.categories[category].score * 100);
    samples.add(`lighthouse.${page}.${category}`, 'ours', score);
    if (score < LEAST_SCORES[category])
      say(`lighthouse ${page} ${category} ${score}: ${lostBy(report, category).join(', ')}`);
  }
}

/** Three runs of each page: a score is a rounded thing, and a run takes long. */
export async function measureLighthouse({ origin, rounds, samples, say, complain }) {
  const chrome = await shellPath();
  const needed = Math.min(rounds, LEAST_RUNS);
  for (let round = 1; round <= needed; round += 1) {
    for (const [page, path] of Object.entries(LIGHTHOUSE_PAGES)) {
      const { report, failure } = askLighthouse(origin + path, chrome);
      if (report) note(report, page, samples, say);
      else complain(failure);
    }
    say(`lighthouse ${round}/${needed}`);
  }
}
