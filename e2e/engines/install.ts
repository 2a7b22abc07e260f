import { execFileSync } from 'node:child_process';
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { aptInstall, ensureBrowsers, isDebianRoot, shellPath } from '../../scripts/browser.mjs';
import type { EngineEntry } from './engineTable.ts';
import type { Puppeteer } from './puppeteerTypes.ts';

/** All engines and their drivers lie here, beside the project's own dependencies. */
const CACHE = resolve('.cache/engines');

const MINI_BROWSERS = ['4.1', '4.0', '6.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

const PATHS = {
  webDriver: '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  firefox: '/usr/bin/firefox-esr',
} as const;

/** Installs one exact version of an npm package into a folder of its own, and gives the folder. */
function npmPackage(name: string, version: string): string {
  const prefix = join(CACHE, 'npm', `${name.replace('@', '').replace('/', '-')}-${version}`);
  const folder = join(prefix, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  console.log(`Installing ${name} ${version} …`);
  mkdirSync(prefix, { recursive: true });
  execFileSync(
    'npm',
    ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return folder;
}

/** puppeteer-core of a version: its entry differs between the oldest and the newest used here. */
export async function loadPuppeteer(version: string): Promise<Puppeteer> {
  const folder = npmPackage('puppeteer-core', version);
  const entry = ['lib/puppeteer/puppeteer-core.js', 'cjs-entry-core.js']
    .map((path) => join(folder, path))
    .find(existsSync);
  if (!entry) throw new Error(`puppeteer-core ${version} has no entry that is known.`);
  const loaded = (await import(pathToFileURL(entry).href)) as { default?: Puppeteer } & Puppeteer;
  return loaded.default ?? loaded;
}

/** The binary of an old Chromium, unpacked once. */
async function oldChromium(version: string): Promise<string> {
  const binary = join(CACHE, `chromium-${version}`);
  if (existsSync(binary)) return binary;
  const packed = join(npmPackage('@sparticuz/chromium', version), 'bin', 'chromium.br');
  const partial = `${binary}.partial`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(partial));
  chmodSync(partial, 0o755);
  renameSync(partial, binary);
  return binary;
}

/** A program of a Debian package, installed where that can be done. */
function debianProgram(path: string, packages: readonly string[]): string {
  if (!existsSync(path) && isDebianRoot()) aptInstall(...packages);
  if (!existsSync(path)) throw new Error(`${path} is missing: install the Debian package ${packages.join(', ')}.`);
  return path;
}

/** What an engine is started with. */
export type Installed = { binary: string; webDriver?: string; xvfb?: string };

/** Brings what an engine needs; throws, in words for a person, where that cannot be done. */
export async function install({ source }: EngineEntry): Promise<Installed> {
  if (source.kind === 'firefox') return { binary: debianProgram(PATHS.firefox, ['firefox-esr']) };
  if (source.kind === 'chromium') {
    if (source.package) return { binary: await oldChromium(source.package) };
    await ensureBrowsers();
    return { binary: await shellPath() };
  }
  const webDriver = debianProgram(PATHS.webDriver, ['webkit2gtk-driver', 'xvfb']);
  const xvfb = debianProgram(PATHS.xvfb, ['xvfb']);
  const binary = MINI_BROWSERS.find(existsSync);
  if (!binary) throw new Error('No MiniBrowser of WebKitGTK was found beside its driver.');
  return { binary, webDriver, xvfb };
}
