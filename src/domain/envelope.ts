import * as v from 'valibot';

/** Anything a reader could see: no blank, control, format mark or half character. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;

/** A sentence of the server; one that shows nothing is none, so that our own words stand in its place. */
const sentenceSchema = v.pipe(
  v.string(),
  v.transform((text) => (VISIBLE.test(text) ? text : '')),
);

/** The answer every call gives: `{code, msg, data}` (spec §7: "Responses are read from a data field; a code field exists"). */
export const envelopeSchema = v.object({
  code: v.pipe(v.number(), v.integer()),
  msg: v.fallback(sentenceSchema, ''),
  data: v.optional(v.unknown(), null),
});
export type Envelope<T = unknown> = { code: number; msg: string; data: T };

/** Business codes carried by an HTTP 200 answer. `sessionExpired` is the spec's (§8); the rest are ours. */
export const Code = {
  ok: 0,
  general: 1,
  sessionExpired: 2,
  badField: 1001,
  tooFrequent: 1002,
  wrongSmsCode: 1003,
  taken: 1004,
  wrongCredentials: 1005,
  insufficientDiamonds: 1101,
  priceChanged: 1102,
  undeliverable: 1103,
  notFound: 1201,
  sensitiveWord: 1202,
  notYours: 1203,
  chapterLocked: 1301,
  alreadyDone: 1401,
  notFinished: 1402,
  outOfStock: 1403,
  limitReached: 1404,
  membersOnly: 1405,
  redeemInvalid: 1501,
  redeemUsed: 1502,
  redeemExpired: 1503,
  orderClosed: 1601,
} as const;
export type Code = (typeof Code)[keyof typeof Code];
