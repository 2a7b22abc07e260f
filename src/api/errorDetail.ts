import * as v from 'valibot';
import { Code } from '#domain/envelope.ts';
import { wholeSchema } from '#domain/primitives.ts';
import { ApiError } from './ApiError.ts';

function detailOf<S extends v.GenericSchema>(error: unknown, code: number, schema: S): v.InferOutput<S> | undefined {
  if (!(error instanceof ApiError) || error.code !== code) return undefined;
  const result = v.safeParse(schema, error.data);
  return result.success ? result.output : undefined;
}

/** The field the server refused, to show the message beside it: a bad value, a wrong code, a name that is taken. */
export const refusedFieldOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code !== undefined
    ? detailOf(error, error.code, v.object({ field: v.string() }))?.field
    : undefined;

/** Seconds until a retry is allowed (code 1002). */
export const retryAfterOf = (error: unknown): number | undefined =>
  detailOf(error, Code.tooFrequent, v.object({ retryAfter: wholeSchema }))?.retryAfter;

/** Diamonds needed and held (code 1101). */
export const missingDiamondsOf = (error: unknown): { need: number; have: number } | undefined =>
  detailOf(error, Code.insufficientDiamonds, v.object({ need: wholeSchema, have: wholeSchema }));

/** The current price, when it differs from the one shown (code 1102). */
export const newPriceOf = (error: unknown): number | undefined =>
  detailOf(error, Code.priceChanged, v.object({ price: wholeSchema }))?.price;

/** The words the server refused a text for (code 1202). */
export const sensitiveWordsOf = (error: unknown): string[] | undefined =>
  detailOf(error, Code.sensitiveWord, v.object({ words: v.array(v.string()) }))?.words;
