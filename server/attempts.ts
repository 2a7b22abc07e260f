import type { Context } from 'hono';
import type { UserRow } from './db/schema.ts';
import { sha256 } from './encoding.ts';
import type { Ports } from './ports.ts';
import { restoreLimit, consumeLimit } from './rateLimit.ts';

/** The throttle key of a user's password attempts: the login name, shared by login and 修改密码. */
export const passwordKeyOf = ({ login_key, uid }: Pick<UserRow, 'login_key' | 'uid'>): string => login_key ?? uid;

const DAY_MS = 86_400_000;

/** How long an address is trusted after the account's last login from it. */
export const ADDRESS_MEMORY_MS = 90 * DAY_MS;

/** An account at an address, hashed. */
const placeKeyOf = (account: string, address: string): Promise<string> => sha256(`login:${account}:${address}`);

async function wasOpenedAt({ db, clock }: Ports, place: string): Promise<boolean> {
  const known = await db
    .selectFrom('login_places')
    .select('place')
    .where('place', '=', place)
    .where('seen_at', '>', clock() - ADDRESS_MEMORY_MS)
    .executeTakeFirst();
  return known !== undefined;
}

/** Whether an account was rightly opened from an address within the last 90 days. */
export const wasOpenedFrom = async (ports: Ports, account: string, address: string): Promise<boolean> =>
  wasOpenedAt(ports, await placeKeyOf(account, address));

async function rememberPlace({ db, clock }: Ports, place: string): Promise<void> {
  const seen_at = clock();
  await db
    .insertInto('login_places')
    .values({ place, seen_at })
    .onConflict((conflict) =>
      conflict
        .column('place')
        .doUpdateSet({ seen_at })
        .where('login_places.seen_at', '<', seen_at - DAY_MS),
    )
    .execute();
}

/**
 * Throttles attempts at a secret, a password or a code (T5). A failed attempt counts against the address, against the
 * account at this address, and against the account as a whole; a successful one is taken back. One address alone never
 * exhausts the account's limit, and an address the owner logged in from is exempt from it: nobody can lock an owner out.
 * @param account a login name in lower case, or the phone number a code was sent to
 */
export async function withLoginThrottle<T>(
  ports: Ports,
  c: Context,
  account: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const address = ports.addressOf(c.req.raw, c.env);
  const place = await placeKeyOf(account, address);
  // The address first: when it is throttled, no account's limit is consumed.
  const here = [
    { call: 'loginAddress', key: address },
    { call: 'loginPlace', key: place },
  ] as const;
  const everywhere = { call: 'loginAccount', key: account } as const;
  const hits = (await wasOpenedAt(ports, place)) ? here : [...here, everywhere];
  for (const hit of hits) await consumeLimit(ports.db, ports.limits, { ...hit, now: ports.clock() });
  const result = await attempt();
  for (const hit of hits) await restoreLimit(ports.db, ports.limits, hit);
  await rememberPlace(ports, place);
  return result;
}
