import * as v from 'valibot';
import { limitMarks } from './readableText.ts';
import { safeImageUrl } from './safeUrl.ts';

/** The largest whole number JSON carries exactly; every amount stays below it. */
const MAX_WHOLE = Number.MAX_SAFE_INTEGER;

/** Ids are opaque strings (integers above 2^53 lose digits in JSON). */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A whole, non-negative number: diamonds, counts, bytes. */
export const wholeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WHOLE));

/** A whole number of either sign, for ledger rows. */
export const signedWholeSchema = v.pipe(v.number(), v.integer(), v.minValue(-MAX_WHOLE), v.maxValue(MAX_WHOLE));

/** A timestamp in epoch milliseconds. */
export const timeSchema = wholeSchema;

/** User text with stacked combining marks limited, which would overflow the lines around. */
export const writtenTextSchema = v.pipe(v.string(), v.transform(limitMarks));

/** An unchecked address: it passes a function of `safeUrl` before it is followed. */
export const urlTextSchema = v.pipe(v.string(), v.maxLength(2048));

/** Any origin serves to resolve a path. */
const ANY_ORIGIN = 'https://portal.invalid';

const isOwnPath = (value: string): boolean => value.startsWith('/') && safeImageUrl(value, ANY_ORIGIN) !== undefined;

/**
 * A picture's address: a path of our own origin, the only one the content policy allows. Any other becomes `''`, which
 * shows the placeholder, so that user content cannot load from a foreign host (reliability X4).
 */
export const pictureTextSchema = v.pipe(
  urlTextSchema,
  v.transform((value) => (isOwnPath(value) ? value : '')),
);

/** An in-app path sent by the server. Anything that could leave the portal (`//host`, `javascript:`) becomes the home path. */
export const pathTextSchema = v.fallback(
  v.pipe(v.string(), v.maxLength(2048), v.regex(/^\/(?![/\\])[^\\\u0000-\u0020\u007F]*$/)),
  '/',
);

export const imageSchema = v.object({
  url: pictureTextSchema,
  thumb: pictureTextSchema,
  width: wholeSchema,
  height: wholeSchema,
});
export type Image = v.InferOutput<typeof imageSchema>;
