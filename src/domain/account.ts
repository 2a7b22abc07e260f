import * as v from 'valibot';
import { pictureTextSchema, timeSchema, wholeSchema } from './primitives.ts';

/** A flag the server sends as 0 or 1. */
const flagSchema = v.fallback(v.picklist([0, 1]), 0);

/** The user account kept on the device (spec §3). */
export const accountSchema = v.object({
  accountType: v.fallback(wholeSchema, 0),
  age: v.fallback(wholeSchema, 0),
  loginName: v.fallback(v.string(), ''),
  name: v.fallback(v.pipe(v.string(), v.minLength(1)), '游客'),
  needBind: flagSchema,
  needRealName: flagSchema,
  newAccount: flagSchema,
  sex: v.fallback(wholeSchema, 0),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  uid: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  avatar: v.optional(pictureTextSchema),
  phoneMasked: v.optional(v.string()),
  hasPassword: v.optional(v.boolean()),
  /** When the name may be changed again; absent while it may be changed at once. */
  nameEditableAt: v.optional(v.fallback(timeSchema, 0)),
});
export type Account = v.InferOutput<typeof accountSchema>;

/** The texts of `sex`; an unknown number reads as 0. */
export const SEX_TEXT = { 0: '保密', 1: '男', 2: '女' } as const;
export type Sex = keyof typeof SEX_TEXT;

export const sexOf = ({ sex }: Pick<Account, 'sex'>): Sex => (sex === 1 || sex === 2 ? sex : 0);

/** A visitor's account: the spec's defaults, without uid and token. */
export const guestAccount: Account = {
  accountType: 0,
  age: 0,
  loginName: '',
  name: '游客',
  needBind: 0,
  needRealName: 0,
  newAccount: 0,
  sex: 0,
  token: '',
  uid: '',
};

/** Logged in: there is a user id (spec §2, "Routes marked needs login"). */
export const isLoggedIn = (account: Pick<Account, 'uid'>): boolean => account.uid !== '';
