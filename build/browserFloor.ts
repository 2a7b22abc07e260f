import { resolve } from 'node:path';
import browserslist from 'browserslist';

const ROOT = resolve(import.meta.dirname, '..');

const TARGETS = { chrome: 'chrome', edge: 'edge', safari: 'safari', ios_saf: 'ios', firefox: 'firefox' } as const;

export type FloorBrowser = keyof typeof TARGETS;

export type BrowserFloor = Record<FloorBrowser, string>;

const isFloorBrowser = (name: string): name is FloorBrowser => name in TARGETS;

/** Compares two versions by their numbers: `9.1` is older than `10`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let part = 0; part < Math.max(left!.length, right!.length); part += 1) {
    const difference = (left![part] ?? 0) - (right![part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function readBrowserFloor(): BrowserFloor {
  const floor: Partial<BrowserFloor> = {};
  for (const entry of browserslist(undefined, { path: ROOT })) {
    // iOS releases that share an engine are one range, as in `ios_saf 15.6-15.8`.
    const [name = '', version = ''] = entry.split(/[ -]/);
    if (!isFloorBrowser(name))
      throw new Error(`No target is known for ${name}, which package.json lists in browserslist.`);
    if (floor[name] === undefined || compareVersions(version, floor[name]) < 0) floor[name] = version;
  }
  const missing = Object.keys(TARGETS).filter((name) => !(name in floor));
  if (missing.length > 0)
    throw new Error(`package.json lists no oldest version of ${missing.join(', ')} in browserslist.`);
  return floor as BrowserFloor;
}

export const BROWSER_FLOOR = readBrowserFloor();

const toTargets = (floor: BrowserFloor): string[] =>
  Object.entries(floor).map(([name, version]) => `${TARGETS[name as FloorBrowser]}${version}`);

export const STYLE_TARGET = toTargets(BROWSER_FLOOR);

const atLeast = (version: string, least: string): string => (compareVersions(version, least) < 0 ? least : version);

/** Fields stay as written though Safari before 16 mistakes some (webkit.org/b/236843): `checkScript.ts` refuses those. */
export const SCRIPT_TARGET = toTargets({
  ...BROWSER_FLOOR,
  safari: atLeast(BROWSER_FLOOR.safari, '16.0'),
  ios_saf: atLeast(BROWSER_FLOOR.ios_saf, '16.0'),
});
