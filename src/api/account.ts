import * as v from 'valibot';
import { accountSchema, type Account } from '#domain/account.ts';
import { pictureTextSchema, urlTextSchema, wholeSchema } from '#domain/primitives.ts';
import { userStatusSchema, type UserStatus } from '#domain/userStatus.ts';
import type { Client } from './client.ts';
import type { ReadOptions } from './createExchange.ts';

/**
 * A request for a code, which is valid for its scene only. `find` and `change` go to the bound number, which the app
 * knows only in masked form.
 */
export type SmsRequest = { scene: 'login' | 'bind'; phone: string } | { scene: 'find' | 'change' };

export type NameLogin = { loginName: string; password: string };
export type NameRegistration = NameLogin & { inviteCode?: string };
/** By the old password, or by a code to the bound number (scene `find`). */
export type PasswordReset = { password: string } & ({ oldPassword: string } | { smsCode: string });

/** `oldSmsCode` (scene `change`) proves the number bound so far; the other code (scene `bind`) the new one. */
export type PhoneBinding = { phone: string; smsCode: string; oldSmsCode?: string };

/** Profile fields to change; omitted ones keep their value. */
export type AccountInfo = { name?: string; sex?: number; age?: number };

export type PhoneLogin = { phone: string; smsCode: string; inviteCode?: string };

/** Seconds: how long the code lives, and how long until the next may be asked. */
const sentSmsSchema = v.object({ expireIn: wholeSchema, retryAfter: wholeSchema });
export type SentSms = v.InferOutput<typeof sentSmsSchema>;

/** The contact link to a messaging service (spec §1); checked by `safeLinkUrl` where it is opened. */
const contactSchema = v.object({
  url: urlTextSchema,
  text: v.fallback(v.string(), ''),
  workTime: v.fallback(v.string(), ''),
});
export type Contact = v.InferOutput<typeof contactSchema>;

// These calls create or end a session, so their answers must not be dropped by, or cause, a session change.
const FREE = { session: 'free' } as const;

export function createAccountApi(client: Client) {
  return {
    registerWithName: (form: NameRegistration): Promise<Account> =>
      client.post('/user/registerWithName', accountSchema, form, FREE),

    /** Wrong name or password: code 1005. */
    login: (form: NameLogin): Promise<Account> => client.post('/user/login', accountSchema, form, FREE),

    /** Too soon or too often: code 1002, see `retryAfterOf`. */
    sendSmsCode: (request: SmsRequest): Promise<SentSms> =>
      client.post('/user/smsCode', sentSmsSchema, request, request.scene === 'login' ? FREE : {}),

    /** Makes the account when there is none (`newAccount` 1); chosen when the auto-register flag is on (spec §7). */
    loginWithPhone: (form: PhoneLogin): Promise<Account> =>
      client.post('/user/loginWithPhone', accountSchema, form, FREE),

    /** An unknown number is code 1201; chosen when the auto-register flag is off (spec §7). */
    loginPhoneWithoutRegister: (form: PhoneLogin): Promise<Account> =>
      client.post('/user/loginPhoneWithoutRegister', accountSchema, form, FREE),

    /** Ends the session on the server. The local logout does not wait for it (spec §4). */
    logout: async (uid: string): Promise<void> => {
      await client.post('/user/logout', v.unknown(), { uid }, FREE);
    },

    /** Balance and membership (spec §3, user status). */
    status: (uid: string, options: ReadOptions = {}): Promise<UserStatus> =>
      client.post('/user/center/me', userStatusSchema, { uid }, { ...options, kind: 'read' }),

    contact: (options: ReadOptions = {}): Promise<Contact> =>
      client.post('/user/kefu', contactSchema, {}, { ...options, kind: 'read' }),

    ...createOwnAccountApi(client),
  };
}

/** Changes of a user's own account. */
function createOwnAccountApi(client: Client) {
  return {
    /** Ends every other session of the account. Wrong old password: code 1005; wrong code: 1003. */
    resetPassword: async (uid: string, form: PasswordReset): Promise<void> => {
      await client.post('/user/resetPassword', v.unknown(), { ...form, uid });
    },

    /** A number that belongs to another account: code 1004, answered only after the code was verified. */
    bindPhone: (uid: string, form: PhoneBinding): Promise<{ phoneMasked: string }> =>
      client.post('/user/bind', v.object({ phoneMasked: v.string() }), { ...form, uid }),

    /** The current account: another device may have changed it. */
    ownAccount: (uid: string, options: ReadOptions = {}): Promise<Account> =>
      client.post('/user/center/updateInfo', accountSchema, { uid }, { ...options, kind: 'read' }),

    /** A name that is taken: code 1004, unfit: 1202, changed too recently: 1404. */
    updateInfo: (uid: string, info: AccountInfo): Promise<Account> =>
      client.post('/user/center/updateInfo', accountSchema, { ...info, uid }),

    /** A square of at most 400 px and 2 MB. */
    uploadAvatar: (uid: string, picture: Blob): Promise<{ avatar: string }> => {
      const form = new FormData();
      form.set('uid', uid);
      form.set('file', picture);
      return client.post('/user/center/uploadAvatar', v.object({ avatar: pictureTextSchema }), form);
    },
  };
}
