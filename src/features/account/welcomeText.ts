import type { Account } from '#domain/account.ts';

/** What greets who has just logged in; whose account was made by it does not come back (spec §4). */
export const welcomeText = ({ name, newAccount }: Pick<Account, 'name' | 'newAccount'>): string =>
  `${newAccount === 1 ? '欢迎加入' : '欢迎回来'}，${name}`;
