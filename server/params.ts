import * as v from 'valibot';
import { cleanCode, checkInviteCode, type FieldRule } from '#domain/fields.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#domain/page.ts';
import { DEFAULT_CHANNEL_ID } from '#domain/sdkConfig.ts';

/** Longest text any field of these calls may have. */
const MAX_TEXT = 512;

/** Numbers arrive as text in a form and as numbers in JSON. */
const textual = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.maxLength(MAX_TEXT, '内容过长'),
);

/** Text that may be missing; missing is empty. */
export const text = v.optional(textual, '');

/** Text under one of the domain's field rules, which also says the sentence to show. */
export function ruled(rule: FieldRule) {
  return v.pipe(
    text,
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? rule(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  );
}

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

/** Which page of a list (product.md §3.1). */
export const pagingEntries = {
  currentPage: whole(1, 100_000, 1),
  pageSize: whole(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE),
};

/** An invite code, cleaned; empty when none was given. */
export const inviteCode = v.pipe(ruled(checkInviteCode), v.transform(cleanCode));

/** The channel someone came through. A foreign address may carry anything, so the unreadable is the default. */
export const channelId = v.pipe(
  text,
  v.transform((value) => (/^[A-Za-z0-9_-]{1,32}$/.test(value) ? value : DEFAULT_CHANNEL_ID)),
);

/** The key of one intent: the same key means the same wish (M1). */
export const requestId = v.pipe(text, v.regex(/^[A-Za-z0-9_-]{8,64}$/, '缺少请求编号'));

/** The id of something asked for in a payload. */
export const id = v.pipe(text, v.regex(/^[A-Za-z0-9_-]{1,64}$/, '编号不正确'));
