import * as v from 'valibot';
import {
  checkLoginId,
  checkLoginName,
  checkPassword,
  checkPhone,
  checkSmsCode,
  cleanLoginId,
  cleanPhone,
  cleanSmsCode,
} from '#domain/fields.ts';
import { checkNickname, cleanNickname } from '#domain/nickname.ts';
import { ruled } from './params.ts';

/** The fields of accounts as they come in, under the rules both sides share (product §3.5). */
export const loginName = v.pipe(
  ruled(checkLoginName),
  v.transform((name) => name.trim()),
);

/** A login name, or the number bound to an account. */
export const loginId = v.pipe(ruled(checkLoginId), v.transform(cleanLoginId));

/** Never trimmed or changed in any way. */
export const password = ruled((value) => checkPassword(value));

export const phone = v.pipe(ruled(checkPhone), v.transform(cleanPhone));

export const smsCode = v.pipe(ruled(checkSmsCode), v.transform(cleanSmsCode));

export const nickname = v.pipe(ruled(checkNickname), v.transform(cleanNickname));
