/**
 * Finds a Chromium for the tests, or installs one: `CHROMIUM_PATH`, then a Chromium or Chrome of the
 * machine, then Playwright's own, then an installation (Playwright's download, or Debian's package).
 * Journeys, stories and measures take its headless shell where there is one: a whole Chromium draws tabs and bars
 * nobody sees beside each page, on half a core. Pictures stay with the whole one, which is the quicker of the two there.
 * Run directly it also makes sure that a Chinese font is there, and prints the paths.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  // With pictures decoded beside the raster, a page in 25 of the comic reader's waits forever for a tree that is never ready.
  '--disable-checker-imaging',
];

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

const onMachine = () => onPath(...NAMES) ?? FIXED.find(existsSync);

async function ofPlaywright() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The browser a person asked for, or undefined. */
function askedFor() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM_PATH names ${asked}, which is not there.`);
  return asked || undefined;
}

/** The browser that is there now, or undefined. */
const find = async () => askedFor() ?? onMachine() ?? (await ofPlaywright());

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

export function aptInstall(...packages) {
  console.log(`Installing ${packages.join(', ')} …`);
  return (
    (run('apt-get', ['update', '-qq']) || true) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

function install() {
  if (isDebianRoot() && aptInstall('chromium', 'fonts-noto-cjk')) return;
  console.log('Installing Playwright’s Chromium …');
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    throw new Error(
      'No Chromium found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  }
}

/** The path of a Chromium that can be started, installing one when the machine has none. */
export async function chromiumPath() {
  const found = await find();
  if (found) return found;
  install();
  const installed = await find();
  if (!installed) throw new Error('Chromium was installed but cannot be found; set CHROMIUM_PATH.');
  return installed;
}

/** The path of a headless shell, else of whatever `chromiumPath` finds. */
export const shellPath = async () => askedFor() ?? onPath(SHELL) ?? chromiumPath();

/** Without a headless shell everything runs as it does with one, only slower: installs it where we can. */
function ensureShell() {
  if (!askedFor() && !onPath(SHELL) && isDebianRoot()) aptInstall(SHELL);
}

/** Without a Chinese font, pages show boxes: install one where we can, else say so. */
function ensureChineseFont() {
  const list = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  if (list.error || list.stdout.trim() !== '') return;
  if (!(isDebianRoot() && aptInstall('fonts-noto-cjk'))) {
    console.warn('No Chinese font on this machine: pictures will show boxes. Install Noto Sans CJK SC.');
  }
}

/** Everything pages are drawn with here, found or installed, once: whoever is started afterwards finds it by itself. */
export async function ensureBrowsers() {
  await chromiumPath();
  ensureShell();
  ensureChineseFont();
}

const versionOf = (path) =>
  execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

if (import.meta.main ?? process.argv[1]?.endsWith('browser.mjs')) {
  await ensureBrowsers();
  const paths = new Set([await chromiumPath(), await shellPath()]);
  for (const path of paths) console.log(path, versionOf(path));
}
