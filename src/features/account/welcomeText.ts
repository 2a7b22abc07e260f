import type { Account } from '#domain/account.ts';

/** The toast after login; a new account is not welcomed back (spec §4). */
export const welcomeText = ({ name, newAccount }: Pick<Account, 'name' | 'newAccount'>): string =>
  `${newAccount === 1 ? '欢迎加入' : '欢迎回来'}，${name}`;
