/**
 * What people read of a text: what nobody can see in it, and which texts two people would read as the
 * same. Names, posts, comments, codes and sensitive words all ask here.
 */

/**
 * What has no face: default-ignorable, format, control and private code points, and blanks that are
 * letters or symbols by Unicode's rules. Spaces and breaks between words are no such thing.
 */
const FACELESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800\u{1D159}\u{16FE4}\uFFFC]|(?!\s)\p{Cc}/gu;

/** Flags, keycaps, flags of regions, and what joiners and selectors hold together. */
const EMOJI =
  /\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|\p{ExtPict}[\uFE0F\p{EMod}]?(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]?)*/u;

const EMOJI_OR_FACELESS = new RegExp(`(${EMOJI.source})|${FACELESS.source}`, 'gu');

/** As many marks as the letters of a living script carry; more bleed over the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** A text without what nobody can see; what holds an emoji together goes, too. */
export const withoutFaceless = (text: string): string => text.replace(FACELESS, '');

/** Nothing a reader could see. */
export const isUnseen = (text: string): boolean => withoutFaceless(text.normalize('NFKC')).trim() === '';

/** A text as it is drawn: no letter carries more marks than any script needs. */
export const calmMarks = (text: string): string => text.replace(STACKED, '$1');

/** A line of text as it is kept: nothing unseen but what emoji are made of, few marks, single blanks. */
export const cleanLine = (text: string): string =>
  calmMarks(text.replace(EMOJI_OR_FACELESS, (_, emoji: string | undefined) => emoji ?? '').normalize('NFC'))
    .replace(/\s+/g, ' ')
    .trim();

/** Signs that read alike once width and case are gone. To the left of each pair what is read, to the right what looks like it. */
const ALIKE: readonly (readonly [string, string])[] = [
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

const READ_AS = new Map(ALIKE.flatMap(([read, signs]) => [...signs].map((sign) => [sign, read])));

/** Two lines that people would read as the same have the same key: width, case and look-alikes make no difference. */
export const readingKey = (text: string): string =>
  [...withoutFaceless(cleanLine(text).normalize('NFKC')).toUpperCase().toLowerCase().normalize('NFC')]
    .map((sign) => READ_AS.get(sign) ?? sign)
    .join('')
    .trim();
