import { expect, it } from 'vitest';
import { HOSTILE_TEXTS, hostileTexts } from '#server/testing/hostileTexts.ts';
import { safeReturnPath } from './safeUrl.ts';

const origin = 'https://portal.example';

/** A text as it may stand in an address: as it is, behind a slash, encoded once and twice. */
const spellings = (text: string): string[] => {
  const wellFormed = text.toWellFormed();
  const encoded = encodeURIComponent(wellFormed);
  return [
    text,
    `/${text}`,
    `//${text}`,
    `/\\${text}`,
    `/.${text}`,
    encoded,
    `/${encoded}`,
    encodeURIComponent(encoded),
  ];
};

it(`none of ${hostileTexts().length} hostile texts leads off the portal after login, nor back to login (reliability X6)`, () => {
  const texts = [...new Set([...hostileTexts(), ...HOSTILE_TEXTS])].flatMap(spellings);
  const led = texts.flatMap((text) => safeReturnPath(text, origin) ?? []);
  expect(led.filter((path) => !path.startsWith('/') || new URL(path, origin).origin !== origin)).toEqual([]);
  expect(led.filter((path) => new URL(path, origin).href !== `${origin}${path}`)).toEqual([]);
  expect(led.filter((path) => /^\/(login|register|other)(\/|$)/i.test(new URL(path, origin).pathname))).toEqual([]);
  // What it is to let through it does.
  expect(led.length).toBeGreaterThan(0);
});
