import type { Account } from '#domain/account.ts';
import type { UserStatus } from '#domain/userStatus.ts';

/** The time of the account's stories. */
export const demoNow = Date.parse('2026-07-01T12:00:00+08:00');

const DAY_MS = 86_400_000;

/** Somebody with everything set. */
export const demoAccount: Account = {
  accountType: 0,
  age: 0,
  loginName: 'chestnut',
  name: '栗子不加糖',
  needBind: 0,
  needRealName: 0,
  newAccount: 0,
  sex: 2,
  token: 'token',
  uid: '80016725',
  avatar: '/demo/avatars/22.webp',
  phoneMasked: '138****8001',
  hasPassword: true,
};

/** Somebody who changed their name yesterday. */
export const renamedAccount: Account = { ...demoAccount, nameEditableAt: demoNow + 6 * DAY_MS };

export const plainStatus: UserStatus = {
  coinNum: 1286,
  levelType: 0,
  expTime: null,
  badge: null,
  unread: 0,
  claimable: 0,
  taskClaimable: 0,
  savedCoin: 0,
  firstRecharge: false,
};

export const memberStatus: UserStatus = {
  ...plainStatus,
  levelType: 1,
  badge: 'year',
  expTime: Date.parse('2027-03-18T23:59:59+08:00'),
};
