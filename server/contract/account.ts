import * as v from 'valibot';
import { accountSchema } from '#domain/account.ts';
import { messagePageSchema, messageSchema } from '#domain/message.ts';
import { urlTextSchema, wholeSchema } from '#domain/primitives.ts';
import { sdkConfigSchema } from '#domain/sdkConfig.ts';
import { userStatusSchema } from '#domain/userStatus.ts';
import * as account from '../routes/account.ts';
import * as credentials from '../routes/credentials.ts';
import * as device from '../routes/device.ts';
import * as messages from '../routes/messages.ts';
import * as ownAccount from '../routes/ownAccount.ts';
import type { Call } from './Call.ts';

const sentCodeSchema = v.object({ expireIn: wholeSchema, retryAfter: wholeSchema });
const contactSchema = v.object({ url: urlTextSchema, text: v.string(), workTime: v.string() });

/** The ways in and out. */
const DOORS: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/user/device/init',
    says: 'Starts a device: the config of the portal and of the server.',
    who: 'anyone',
    asks: device.initSchema,
    answers: sdkConfigSchema,
    example: { deviceID: 'd-1' },
  },
  {
    method: 'POST',
    path: '/api/user/registerWithName',
    says: 'Makes an account with a login name and logs it in.',
    who: 'anyone',
    asks: account.registerSchema,
    answers: accountSchema,
    example: { loginName: 'lark_2026', password: 'secret-1' },
  },
  {
    method: 'POST',
    path: '/api/user/login',
    says: 'Logs in by name, or by the number bound to the account; an unknown one and a wrong password are alike.',
    who: 'anyone',
    asks: account.loginSchema,
    answers: accountSchema,
    example: { loginName: 'vip01', password: 'portal123' },
  },
  {
    method: 'POST',
    path: '/api/user/smsCode',
    says: 'Sends a code by SMS; known and unknown numbers are alike.',
    who: 'anyone',
    personalWith: { scene: 'bind' },
    asks: account.smsSchema,
    answers: sentCodeSchema,
    example: { scene: 'login', phone: '13712345678' },
  },
  {
    method: 'POST',
    path: '/api/user/loginWithPhone',
    says: 'Logs in by a code, and makes the account that is missing.',
    who: 'anyone',
    asks: account.phoneLoginSchema,
    answers: accountSchema,
    example: { phone: '13712345678', smsCode: '123456' },
  },
  {
    method: 'POST',
    path: '/api/user/loginPhoneWithoutRegister',
    says: 'Logs in by a code; an unknown number is told so.',
    who: 'anyone',
    asks: account.phoneLoginSchema,
    answers: accountSchema,
    example: { phone: '13800138001', smsCode: '123456' },
  },
  {
    method: 'POST',
    path: '/api/user/logout',
    says: 'Ends the session of the token.',
    who: 'anyone',
    answers: v.null(),
  },
];

/** What belongs to a person's own account. */
const OWN: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/user/center/me',
    says: 'Balance, membership and unread messages.',
    who: 'person',
    reads: true,
    asks: account.uidSchema,
    answers: userStatusSchema,
    names: { uid: 'self' },
  },
  {
    method: 'POST',
    path: '/api/user/resetPassword',
    says: 'Sets the password, by the old one or by a code; ends every other session.',
    who: 'person',
    asks: credentials.resetSchema,
    answers: v.null(),
    names: { uid: 'self' },
    example: { oldPassword: 'secret-1', password: 'secret-2' },
  },
  {
    method: 'POST',
    path: '/api/user/bind',
    says: 'Binds a phone number, or changes it with a code to the old one as well.',
    who: 'person',
    asks: credentials.bindSchema,
    answers: v.object({ phoneMasked: v.string() }),
    names: { uid: 'self' },
    example: { phone: '13712345679', smsCode: '123456' },
  },
  {
    method: 'POST',
    path: '/api/user/center/updateInfo',
    says: 'Changes name, sex or age; without any it answers the account.',
    who: 'person',
    asks: ownAccount.infoSchema,
    answers: accountSchema,
    names: { uid: 'self' },
    example: { sex: '1', age: '30' },
  },
  {
    method: 'POST',
    path: '/api/user/center/uploadAvatar',
    says: 'Sets the portrait: a square of at most 400 px and 2 MB.',
    who: 'person',
    picture: true,
    asks: account.uidSchema,
    answers: v.object({ avatar: urlTextSchema }),
    names: { uid: 'self' },
  },
  {
    method: 'POST',
    path: '/api/user/center/message/all',
    says: 'One page of one’s messages, newest first.',
    who: 'person',
    asks: messages.listSchema,
    answers: messagePageSchema,
    names: { uid: 'self' },
  },
  {
    method: 'POST',
    path: '/api/user/message',
    says: 'Opens one message, or with `all=1` marks every one read.',
    who: 'person',
    asks: messages.openSchema,
    answers: v.union([messageSchema, v.object({ unread: wholeSchema })]),
    names: { id: 'own message' },
  },
];

export const ACCOUNT_CALLS: readonly Call[] = [
  ...DOORS,
  ...OWN,
  {
    method: 'POST',
    path: '/api/user/kefu',
    says: 'Where help is found.',
    who: 'anyone',
    reads: true,
    answers: contactSchema,
  },
];
