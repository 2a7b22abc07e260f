import type { SensitiveFinding } from './sensitiveWords.ts';

/** A sensitive word with a little of the text around it, so that it is found again in the text. */
export type Excerpt = { before: string; word: string; after: string };

/** Characters shown on either side. */
const AROUND = 6;

const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** The surroundings of a finding in the text it was found in. */
export function excerptOf(text: string, { start, end }: SensitiveFinding): Excerpt {
  const before = [...flat(text.slice(0, start))];
  const after = [...flat(text.slice(end))];
  return {
    before: `${before.length > AROUND ? '…' : ''}${before.slice(-AROUND).join('')}`,
    word: text.slice(start, end),
    after: `${after.slice(0, AROUND).join('')}${after.length > AROUND ? '…' : ''}`,
  };
}
