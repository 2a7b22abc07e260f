import type { FieldRule } from './fields.ts';
import { limitMarks, INVISIBLE, stripInvisible } from './readableText.ts';
import { lengthOf } from './square.ts';

/** Flags, keycaps, flags of regions, and what joiners and selectors hold together. */
const EMOJI =
  /\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|\p{ExtPict}[\uFE0F\p{EMod}]?(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]?)*/u;

const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI.source})|${INVISIBLE.source}`, 'gu');

/** A line of text as stored: no invisible characters but those of emoji, few combining marks, single spaces. */
export const cleanLine = (text: string): string =>
  limitMarks(text.replace(EMOJI_OR_INVISIBLE, (_, emoji: string | undefined) => emoji ?? '').normalize('NFC'))
    .replace(/\s+/g, ' ')
    .trim();

/** Confusables (homoglyphs) that are left once width and case are folded: to the left what is read, to the right what looks like it. */
const CONFUSABLES: readonly (readonly [string, string])[] = [
  ['o', '0〇○◯οоօ'],
  ['l', '1i|ıіӏⅼ'],
  ['a', 'аɑα'],
  ['c', 'сϲ'],
  ['e', 'е'],
  ['p', 'рρ'],
  ['x', 'хχ'],
  ['y', 'уγ'],
  ['s', 'ѕ'],
  ['j', 'јϳ'],
  ['h', 'һ'],
  ['d', 'ԁ'],
  ['g', 'ɡ'],
  ['b', 'ьЬ'],
  ['k', 'кκ'],
  ['m', 'м'],
  ['t', 'тτ'],
  ['n', 'ո'],
  ['v', 'νѵ'],
  ['w', 'ԝ'],
  ['·', '•‧∙⋅・･᛫'],
  ['-', '‐‑‒–—―−﹣'],
  ["'", '‘’ʼ`´′'],
  ['"', '“”″'],
];

const readAs = () => new Map(CONFUSABLES.flatMap(([read, signs]) => [...signs].map((sign) => [sign, read])));

// Used by the server only: marked as pure, so that it is tree-shaken out of the portal.
const READ_AS = /* @__PURE__ */ readAs();

/** The confusable skeleton of a line: width, case and homoglyphs make no difference (as in Unicode's UTS #39). */
export const confusableKey = (text: string): string =>
  [...stripInvisible(cleanLine(text).normalize('NFKC')).toUpperCase().toLowerCase().normalize('NFC')]
    .map((sign) => READ_AS.get(sign) ?? sign)
    .join('')
    .trim();

/** A nickname as stored. */
export const cleanNickname = cleanLine;

/** Names that look alike have the same key. */
export const nicknameKey = confusableKey;

export const NICKNAME_LENGTH = { min: 2, max: 12 } as const;

const NICKNAME_TEXT = `昵称长度为${NICKNAME_LENGTH.min}-${NICKNAME_LENGTH.max}个字符`;

/** Two to twelve characters, of which at least one can be seen. */
export const checkNickname: FieldRule = (value) => {
  const name = cleanNickname(value);
  if (name === '') return '请输入新昵称';
  if (/\p{Surrogate}/u.test(name) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return '昵称含有无法识别的字符';
  return lengthOf(name) < NICKNAME_LENGTH.min || lengthOf(name) > NICKNAME_LENGTH.max ? NICKNAME_TEXT : undefined;
};
