import type { Context } from 'hono';
import type { UserRow } from './db/schema.ts';
import type { Ports } from './ports.ts';
import { returnHit, takeHit } from './rateLimit.ts';

/** What tries of a person's password are counted by: their login name, so that login and 修改密码 share one count. */
export const passwordKeyOf = ({ login_key, uid }: Pick<UserRow, 'login_key' | 'uid'>): string => login_key ?? uid;

/**
 * A try of something secret, a password or a code. Failed tries count against the account and the
 * address alike, by whatever path they come (T5); a right one is taken back.
 * @param account a login name in lower case, or the phone number a code was sent to
 */
export async function limited<T>(ports: Ports, c: Context, account: string, attempt: () => Promise<T>): Promise<T> {
  // The address first: one that is held up takes no try from anybody's account.
  const hits = [
    { call: 'loginAddress', key: ports.addressOf(c.req.raw, c.env) },
    { call: 'loginAccount', key: account },
  ] as const;
  for (const hit of hits) await takeHit(ports.db, ports.limits, { ...hit, now: ports.clock() });
  const result = await attempt();
  for (const hit of hits) await returnHit(ports.db, ports.limits, hit);
  return result;
}
