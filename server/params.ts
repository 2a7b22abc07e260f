import * as v from 'valibot';
import { cleanCode, checkInviteCode, type FieldRule } from '#domain/fields.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#domain/page.ts';
import { DEFAULT_CHANNEL_ID } from '#domain/sdkConfig.ts';

/** Longest text any field of these calls may have. */
const MAX_TEXT = 512;

/** PostgreSQL cannot store NUL. */
const storable = v.check((value: string) => !value.includes('\0'));

/** Numbers arrive as text in a form and as numbers in JSON. */
const textual = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  storable,
  v.maxLength(MAX_TEXT, '内容过长'),
);

/** Text that may be missing; missing is empty. */
export const text = v.optional(textual, '');

/** Longest text of a post or comment this server looks at; how long one may be is the domain's rule. */
const MAX_LONG_TEXT = 8192;

/** What someone wrote. It comes back as it was sent, so half a character, which no database keeps, is refused. */
export const longText = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    storable,
    v.maxLength(MAX_LONG_TEXT, '内容过长'),
    v.check((value) => value.isWellFormed(), '内容含有无法识别的字符'),
  ),
  '',
);

function parseList(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * A list, which travels as JSON in a text; missing is empty.
 * @param maxText characters of that text
 */
export const listOf = <const S extends v.GenericSchema>(item: S, maxText = MAX_LONG_TEXT) =>
  v.pipe(v.optional(v.pipe(v.string(), v.maxLength(maxText)), '[]'), v.transform(parseList), v.array(item));

/** Text validated by a field rule of the domain, with its message. */
export const ruled = (rule: FieldRule) => ruledBy(text, rule);

/** As `ruled`, for another kind of text. */
export function ruledBy(kind: typeof text | typeof longText, rule: FieldRule) {
  return v.pipe(
    kind,
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? rule(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  );
}

/** A search keyword. */
export const keyword = v.pipe(
  text,
  v.transform((value) => value.trim()),
  v.maxLength(64, '关键词过长'),
);

/** One of a few words; an unknown one narrows nothing, as an unknown type of game does. */
export const oneOf = <const T extends string>(words: readonly T[]) =>
  v.fallback(v.optional(v.picklist(words)), undefined);

/** A whole number within bounds, or `fallback` when missing. */
export function whole(min: number, max: number, fallback: number) {
  return v.pipe(
    v.optional(textual, String(fallback)),
    v.regex(/^-?\d{1,16}$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** The order of a list: 1 hottest, 2 newest (product D14). */
export const sortOrder = (fallback: 1 | 2) =>
  v.pipe(
    whole(1, 2, fallback),
    v.transform((sort) => (sort === 2 ? 2 : 1)),
  );

/** Which page of a list (product §3.1). */
export const pagingEntries = {
  currentPage: whole(1, 100_000, 1),
  pageSize: whole(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE),
};

/** Which page of a list that people make longer; see `keysetPage`. */
export const growingEntries = { ...pagingEntries, cursor: text };

/** An invite code, cleaned; empty when none was given. */
export const inviteCode = v.pipe(ruled(checkInviteCode), v.transform(cleanCode));

/** The channel someone came through. A foreign address may carry anything, so the unreadable is the default. */
export const channelId = v.pipe(
  text,
  v.transform((value) => (/^[A-Za-z0-9_-]{1,32}$/.test(value) ? value : DEFAULT_CHANNEL_ID)),
);

/** The idempotency key of a request (M1). */
export const requestId = v.pipe(text, v.regex(/^[A-Za-z0-9_-]{8,64}$/, '缺少请求编号'));

/** The id of something asked for in a payload. */
export const id = v.pipe(text, v.regex(/^[A-Za-z0-9_-]{1,64}$/, '编号不正确'));
