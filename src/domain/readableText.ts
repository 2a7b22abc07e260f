/**
 * Visible and invisible characters of user text, for names, posts, comments, codes and sensitive words.
 */

/**
 * Invisible characters: default-ignorable, format, control and private code points, and blanks that are
 * letters or symbols by Unicode's rules. Ordinary spaces and line breaks are visible here.
 */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800\u{1D159}\u{16FE4}\uFFFC]|(?!\s)\p{Cc}/gu;

/** As many combining marks as the letters of a living script carry; more overflow the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** The text without invisible characters, including the joiners of emoji. */
export const stripInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Whether the text has no visible character. */
export const isInvisible = (text: string): boolean => stripInvisible(text.normalize('NFKC')).trim() === '';

/** The text with combining marks limited to what any script needs. */
export const limitMarks = (text: string): string => text.replace(STACKED, '$1');
