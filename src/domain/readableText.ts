/**
 * What people read of a text: what nobody can see in it, and which texts two people would read as the
 * same. Names, posts, comments, codes and sensitive words all ask here.
 */

/**
 * Invisible characters: default-ignorable, format, control and private code points, and blanks that are
 * letters or symbols by Unicode's rules. Spaces and breaks between words are no such thing.
 */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800\u{1D159}\u{16FE4}\uFFFC]|(?!\s)\p{Cc}/gu;

/** As many marks as the letters of a living script carry; more bleed over the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** A text without what nobody can see; what holds an emoji together goes, too. */
export const stripInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Nothing a reader could see. */
export const isInvisible = (text: string): boolean => stripInvisible(text.normalize('NFKC')).trim() === '';

/** A text as it is drawn: no letter carries more marks than any script needs. */
export const limitMarks = (text: string): string => text.replace(STACKED, '$1');
