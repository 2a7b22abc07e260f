import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/browser.mjs';

/**
 * How Chromium is started for a picture. A tile painted in parts, or a frame put together in parts, rounds the colours of
 * soft edges otherwise than a whole one: by 1 of 255, which is enough to differ.
 */
export const PICTURE_FLAGS: readonly string[] = [
  ...CHROMIUM_FLAGS,
  '--disable-partial-raster',
  '--ui-disable-partial-swap',
];

/** What pixels depend on besides the code. Two machines with the same one draw the same pictures. */
export async function fingerprint(): Promise<string> {
  const browser = execFileSync(await chromiumPath(), ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const fonts = spawnSync('fc-list', [':', 'family', 'style', 'fontversion'], { encoding: 'utf8' }).stdout ?? '';
  const fontsHash = digest(fonts.split('\n').sort().join('\n'));
  return [
    browser,
    `${process.platform}-${process.arch}`,
    `fonts ${fontsHash}`,
    `flags ${digest(PICTURE_FLAGS.join(' '))}`,
  ].join(' · ');
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
