import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newPerson } from './people.ts';

export const PRICE = 10;

/** A purchase one buyer wants, under the key it bears however often it is sent. */
export type PurchaseRequest = { token: string; gameId: string; requestId: string };

/** What a server said: its code, or that it said nothing that is an answer of the portal's. */
export type Reply = { status: number; code: number | undefined };

/** Sends a request; throws when the line breaks. */
export async function buy(origin: string, { token, gameId, requestId }: PurchaseRequest): Promise<Reply> {
  const response = await fetch(`${origin}/api/user/game/download/${gameId}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', token },
    body: new URLSearchParams({ platformType: '1', requestId }),
  });
  const text = await response.text();
  const envelope = text.startsWith('{') ? (JSON.parse(text) as { code?: number }) : {};
  return { status: response.status, code: envelope.code };
}

export type Buyer = { uid: string; token: string };

/** People with just so many diamonds, no more and no fewer. */
export async function makeBuyers(
  origin: string,
  db: Kysely<Database>,
  count: number,
  diamonds: number,
): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const { uid, token } = await newPerson(origin, db, diamonds);
    buyers.push({ uid, token });
  }
  return buyers;
}

/** Every buyer wants every game of their share: the requests in turn, so that all buy at once. */
export function purchaseRequests(buyers: readonly Buyer[], games: readonly string[], count: number): PurchaseRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const buyer = buyers[index % buyers.length];
    const gameId = games[Math.floor(index / buyers.length)];
    if (!buyer || gameId === undefined) throw new Error('There are too few games for so many requests.');
    return { token: buyer.token, gameId, requestId: `request-${index}-${gameId}` };
  });
}
