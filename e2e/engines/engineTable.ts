/** How an engine is driven, and which version of what drives it. */
export type EngineEntry = {
  id: string;
  /** As the report names it. */
  name: string;
  /** Whether its input is touch; elsewhere it is a mouse. */
  hasTouch: boolean;
  /** Below the supported versions: it is shown a page that says so, and runs no other journey. */
  unsupported?: true;
  /** What a real browser of this engine calls itself on a phone. */
  userAgent: string;
  source:
    | { kind: 'webkit' }
    | { kind: 'firefox'; puppeteer: string }
    | { kind: 'chromium'; puppeteer: string; package?: string; args?: readonly string[] };
};

/** One version for what is current, and one of before, for old engines the newest cannot start. */
export const PUPPETEER = { current: '25.16.0', old: '10.4.0' } as const;

const chromeOf = (version: string): string =>
  `Mozilla/5.0 (Linux; Android 10; Pixel 3) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`;

const oldChromium = (
  major: number,
  puppeteer: string,
  { unsupported, args = [] }: { unsupported?: true; args?: readonly string[] } = {},
): EngineEntry => ({
  id: `chromium-${major}`,
  name: `Chromium ${major}`,
  hasTouch: true,
  ...(unsupported && { unsupported }),
  userAgent: chromeOf(String(major)),
  source: { kind: 'chromium', puppeteer, package: `${major}.0.0`, args },
});

export const ENGINES: readonly EngineEntry[] = [
  {
    id: 'webkit',
    name: 'WebKitGTK',
    hasTouch: false,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    source: { kind: 'webkit' },
  },
  {
    id: 'firefox',
    name: 'Firefox ESR',
    hasTouch: false,
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    source: { kind: 'firefox', puppeteer: PUPPETEER.current },
  },
  {
    id: 'chromium',
    name: 'Chromium',
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    source: { kind: 'chromium', puppeteer: PUPPETEER.current },
  },
  // With machine code of its own it crashes by itself where the processor has memory protection keys.
  oldChromium(116, PUPPETEER.current, { args: ['--js-flags=--jitless'] }),
  oldChromium(107, PUPPETEER.old),
  oldChromium(103, PUPPETEER.old),
  oldChromium(92, PUPPETEER.old, { unsupported: true }),
];
