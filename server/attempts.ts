import type { Context } from 'hono';
import type { UserRow } from './db/schema.ts';
import { sha256 } from './encoding.ts';
import type { Ports } from './ports.ts';
import { returnHit, takeHit } from './rateLimit.ts';

/** What tries of a person's password are counted by: their login name, so that login and 修改密码 share one count. */
export const passwordKeyOf = ({ login_key, uid }: Pick<UserRow, 'login_key' | 'uid'>): string => login_key ?? uid;

const DAY_MS = 86_400_000;

/** How long a place is remembered after an account was last opened there. */
export const PLACE_MEMORY_MS = 90 * DAY_MS;

/** An account at an address, hashed. */
const placeOf = (account: string, address: string): Promise<string> => sha256(`login:${account}:${address}`);

async function wasOpenedAt({ db, clock }: Ports, place: string): Promise<boolean> {
  const known = await db
    .selectFrom('login_places')
    .select('place')
    .where('place', '=', place)
    .where('seen_at', '>', clock() - PLACE_MEMORY_MS)
    .executeTakeFirst();
  return known !== undefined;
}

/** Whether an account was rightly opened from an address within the last 90 days. */
export const wasOpenedFrom = async (ports: Ports, account: string, address: string): Promise<boolean> =>
  wasOpenedAt(ports, await placeOf(account, address));

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
 * A try of something secret, a password or a code. Failed tries count against the address, against
 * the account at this address, and against the account wherever they come from, by whatever path (T5); a
 * right one is taken back. One address alone never uses up what an account has, and where it was rightly
 * opened before, guesses from elsewhere count for nothing: nobody shuts an owner out.
 * @param account a login name in lower case, or the phone number a code was sent to
 */
export async function limited<T>(ports: Ports, c: Context, account: string, attempt: () => Promise<T>): Promise<T> {
  const address = ports.addressOf(c.req.raw, c.env);
  const place = await placeOf(account, address);
  // The address first: one that is held up takes no try from anybody's account.
  const here = [
    { call: 'loginAddress', key: address },
    { call: 'loginPlace', key: place },
  ] as const;
  const everywhere = { call: 'loginAccount', key: account } as const;
  const hits = (await wasOpenedAt(ports, place)) ? here : [...here, everywhere];
  for (const hit of hits) await takeHit(ports.db, ports.limits, { ...hit, now: ports.clock() });
  const result = await attempt();
  for (const hit of hits) await returnHit(ports.db, ports.limits, hit);
  await rememberPlace(ports, place);
  return result;
}
