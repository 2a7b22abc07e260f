import * as v from 'valibot';
import { HOSTILE_TEXTS, hostileTexts } from '#server/testing/hostileTexts.ts';
import { readEntryCodes } from '#domain/invite.ts';
import { pathTextSchema, pictureTextSchema } from '#domain/primitives.ts';
import { isSafeId, safeDownloadUrl, safeImageUrl, safeLinkUrl, safeReturnPath } from '#domain/safeUrl.ts';
import type { Page } from 'playwright';
import type { Figure, Part } from '../figure.ts';
import { openBrowser } from '../openPortal.ts';
import { seededPick } from '../seededRandom.ts';
import { corpusVectors } from '../xssVectors.ts';

const ORIGIN = 'https://portal.example';
const NEVER_BACK_TO = /^\/(login|register|other)(\/|$)/i;

/** An address as it may be written by somebody who wants past a gate. */
const spellings = (text: string): string[] => {
  const encoded = encodeURIComponent(text.toWellFormed());
  return [
    text,
    ` ${text}`,
    `/${text}`,
    `//${text}`,
    `/\\${text}`,
    `/.${text}`,
    `http:${text}`,
    `https://${text}`,
    `https://portal.example@${text}`,
    encoded,
    `/${encoded}`,
    encodeURIComponent(encoded),
  ];
};

/** Where a browser that stands on the portal would go, by its own reading. */
type Led = { protocol: string; origin: string; username: string; path: string };

/** A real browser's reading, for Node's URL might be kinder. */
function readInBrowser(page: Page, addresses: readonly string[]): Promise<(Led | null)[]> {
  return page.evaluate(
    ([all, base]) =>
      all.map((address) => {
        if (!URL.canParse(address, base)) return null;
        const { protocol, origin, username, pathname } = new URL(address, base);
        return { protocol, origin, username, path: pathname };
      }),
    [addresses, ORIGIN] as const,
  );
}

type Gate = {
  name: string;
  /** What it lets through, undefined when nothing. */
  open(text: string): string | undefined;
  /** Whether a browser led there does what it must not. */
  isAstray(led: Led): boolean;
};

const isWeb = ({ protocol }: Led): boolean => protocol === 'http:' || protocol === 'https:';
const leaves = ({ origin }: Led): boolean => origin !== ORIGIN;

const GATES: readonly Gate[] = [
  { name: 'download (X5)', open: safeDownloadUrl, isAstray: (led) => !isWeb(led) || led.username !== '' },
  {
    name: 'link, contact, cashier (X4)',
    open: (text) => safeLinkUrl(text, ORIGIN),
    isAstray: (led) => !isWeb(led) || led.username !== '',
  },
  { name: 'picture of the poster (X4)', open: (text) => safeImageUrl(text, ORIGIN), isAstray: leaves },
  { name: 'every picture of an answer (X4)', open: (text) => outputOf(pictureTextSchema, text), isAstray: leaves },
  { name: 'in-app path of an answer (X4)', open: (text) => outputOf(pathTextSchema, text), isAstray: leaves },
  {
    name: 'return target after login (X6)',
    open: (text) => safeReturnPath(text, ORIGIN),
    isAstray: (led) => leaves(led) || NEVER_BACK_TO.test(led.path),
  },
];

const outputOf = (schema: typeof pictureTextSchema | typeof pathTextSchema, text: string): string | undefined => {
  const result = v.safeParse(schema, text);
  return result.success && result.output !== '' ? result.output : undefined;
};

/** What people write first: it begins with http, or it begins with a slash. */
const PREFIX_TESTS: readonly Gate[] = [
  {
    name: "`startsWith('http')`",
    open: (text) => (text.startsWith('http') ? text : undefined),
    isAstray: (led) => !isWeb(led) || led.username !== '',
  },
  { name: "`startsWith('/')`", open: (text) => (text.startsWith('/') ? text : undefined), isAstray: leaves },
];

async function astray(page: Page, { name, open, isAstray }: Gate, texts: readonly string[]) {
  const opened = [...new Set(texts.flatMap((text) => open(text) ?? []))];
  const led = await readInBrowser(page, opened);
  const wrong = opened.filter((_, index) => {
    const one = led[index];
    return one !== null && one !== undefined && isAstray(one);
  });
  wrong
    .slice(0, 3)
    .forEach((address) => process.stderr.write(name.startsWith('`') ? '' : `  ${name}: ${JSON.stringify(address)}\n`));
  return { opened: opened.length, wrong: wrong.length };
}

const asId = (text: string): boolean =>
  !isSafeId(text) || new URL(`${ORIGIN}/api/v1/comic/${text}/x`).pathname === `/api/v1/comic/${text}/x`;
const asInviteCode = (text: string): boolean => {
  const { inviteCode } = readEntryCodes(`${ORIGIN}/?inviteCode=${encodeURIComponent(text.toWellFormed())}`);
  return inviteCode === undefined || /^[A-Za-z0-9]{1,32}$/.test(inviteCode);
};

async function* gateFigures(page: Page, texts: readonly string[]): AsyncIterable<Figure> {
  const naive = await Promise.all(PREFIX_TESTS.map((gate) => astray(page, gate, texts)));
  for (const [index, gate] of GATES.entries()) {
    const { opened, wrong } = await astray(page, gate, texts);
    const which = index < 2 ? 0 : 1;
    const through = naive[which]?.wrong ?? 0;
    yield {
      name: `${texts.length} addresses through ${gate.name}, ${opened} let through: ran, or left where they may not`,
      value: wrong,
      target: '0',
      holds: wrong === 0,
      control: {
        name: `through ${PREFIX_TESTS[which]?.name ?? ''}`,
        value: through,
        target: '>= 10',
        holds: through >= 10,
      },
    };
  }
  const wrongIds = texts.filter((text) => !asId(text)).length;
  yield {
    name: 'as ids in a path of the API (X8): another path asked',
    value: wrongIds,
    target: '0',
    holds: wrongIds === 0,
  };
  const wrongCodes = texts.filter((text) => !asInviteCode(text)).length;
  yield {
    name: 'as invite codes of the address (X10): anything but letters and digits kept',
    value: wrongCodes,
    target: '0',
    holds: wrongCodes === 0,
  };
}

/** Figure 2: no address leaves the portal unchecked (promise 9; X4 to X6, X8, X10). */
export const urls: Part = {
  id: 'urls',
  title: 'hostile addresses through every gate',
  async *figures({ seed, scale }) {
    const takes = seededPick(seed, scale);
    const urlVectors = corpusVectors()
      .filter(({ context }) => context === 'url')
      .map(({ payload }) => payload);
    const texts = [...new Set([...urlVectors, ...hostileTexts(), ...HOSTILE_TEXTS])].filter(takes).flatMap(spellings);
    const browser = await openBrowser();
    try {
      yield* gateFigures(await browser.newPage(), texts);
    } finally {
      await browser.close();
    }
  },
};
