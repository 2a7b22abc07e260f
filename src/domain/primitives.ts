import * as v from 'valibot';

/** The largest whole number JSON carries exactly; every amount stays below it. */
const MAX_WHOLE = Number.MAX_SAFE_INTEGER;

/** Ids are opaque strings (integers above 2^53 lose digits in JSON). */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A whole, non-negative number: diamonds, counts, bytes. */
export const wholeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WHOLE));

/** A whole number of either sign, for ledger rows. */
export const signedWholeSchema = v.pipe(v.number(), v.integer(), v.minValue(-MAX_WHOLE), v.maxValue(MAX_WHOLE));

/** A moment: epoch milliseconds. */
export const timeSchema = wholeSchema;

/** A path or address of a picture. What may be shown is decided by `safeUrl`. */
export const urlTextSchema = v.pipe(v.string(), v.maxLength(2048));

/** An in-app path sent by the server. Anything that could lead off the portal (`//host`, `javascript:`) leads home. */
export const pathTextSchema = v.fallback(v.pipe(v.string(), v.maxLength(2048), v.regex(/^\/(?![/\\])[^\\\u0000-\u0020\u007F]*$/)), '/');

export const imageSchema = v.object({
  url: urlTextSchema,
  thumb: urlTextSchema,
  width: wholeSchema,
  height: wholeSchema,
});
export type Image = v.InferOutput<typeof imageSchema>;
