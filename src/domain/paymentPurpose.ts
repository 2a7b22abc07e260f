import { paths } from './paths.ts';
import { isSafeId } from './safeUrl.ts';

/** What a membership may be bought for. */
export type MembershipFor = { kind: 'game'; gameId: string } | { kind: 'chapter'; bookId: string; cid: string };

/**
 * What a payment is for. It is stored with the order, so that payment returns to it from another tab or device, from an
 * order continued later, and after a lost return.
 */
export type PaymentPurpose =
  | MembershipFor
  | { kind: 'membership'; planId: string; of: MembershipFor | { kind: 'none' } }
  | { kind: 'welfare'; itemId: string }
  | { kind: 'checkIn' }
  | { kind: 'none' };

export const NO_PURPOSE = { kind: 'none' } as const satisfies PaymentPurpose;

/** Not part of any id, and not encoded in a query. */
const SEPARATOR = '.';

/** A purpose as text, in an address and an order: `game.1002`, `membership.vip-month.chapter.2001.2001-5`, '' for none. */
export function purposeText(purpose: PaymentPurpose): string {
  switch (purpose.kind) {
    case 'game':
      return `game.${purpose.gameId}`;
    case 'chapter':
      return `chapter.${purpose.bookId}.${purpose.cid}`;
    case 'membership':
      return [`membership.${purpose.planId}`, purposeText(purpose.of)].filter(Boolean).join(SEPARATOR);
    case 'welfare':
      return `welfare.${purpose.itemId}`;
    case 'checkIn':
      return 'checkin';
    case 'none':
      return '';
  }
}

const isMembershipFor = (purpose: PaymentPurpose): purpose is MembershipFor =>
  purpose.kind === 'game' || purpose.kind === 'chapter';

function membershipOf(planId: string, rest: readonly string[]): PaymentPurpose {
  if (rest.length === 0) return { kind: 'membership', planId, of: NO_PURPOSE };
  const of = purposeOf(rest);
  return isMembershipFor(of) ? { kind: 'membership', planId, of } : NO_PURPOSE;
}

function purposeOf([kind = '', ...ids]: readonly string[]): PaymentPurpose {
  const [first, second, ...more] = ids;
  if (kind === 'checkin' && ids.length === 0) return { kind: 'checkIn' };
  if (!isSafeId(first)) return NO_PURPOSE;
  if (kind === 'membership') return membershipOf(first, ids.slice(1));
  if (kind === 'chapter' && isSafeId(second) && more.length === 0) return { kind, bookId: first, cid: second };
  if (second !== undefined) return NO_PURPOSE;
  if (kind === 'game') return { kind, gameId: first };
  return kind === 'welfare' ? { kind, itemId: first } : NO_PURPOSE;
}

/** Parses what `purposeText` wrote; anything else is no purpose, since it comes from an address. */
export const parsePurpose = (text: string | null | undefined): PaymentPurpose =>
  text ? purposeOf(text.split(SEPARATOR)) : NO_PURPOSE;

/** The query parameter of a purpose; not one that apps append to links (`from`, `scene`, `spm`). */
export const PURPOSE_PARAMETER = 'for';

/** The path on which to continue after payment, if any. */
export function continuationPath(purpose: PaymentPurpose): string | undefined {
  switch (purpose.kind) {
    case 'game':
      return paths.gameDetail(purpose.gameId);
    case 'chapter':
      return paths.readBook(purpose.bookId, purpose.cid);
    case 'membership':
      return membershipPath(purpose.of);
    case 'welfare':
      return paths.welfare;
    case 'checkIn':
      return paths.checkIn;
    case 'none':
      return undefined;
  }
}

/** The recharge page, which says what is missing for the purpose. */
export const rechargePath = (purpose: PaymentPurpose): string => withPurpose(paths.recharge, purpose);

/** The membership sheet, with the way back to what asked for it. */
export const membershipPath = (of: MembershipFor | { kind: 'none' }): string => withPurpose(paths.membership, of);

/** A game's page for another browser, where its download continues. */
export const gameToTakeUp = (gameId: string): string => withPurpose(paths.gameDetail(gameId), { kind: 'game', gameId });

function withPurpose(path: string, purpose: PaymentPurpose): string {
  const text = purposeText(purpose);
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${PURPOSE_PARAMETER}=${text}`;
}

/** The part of an order that its purpose is read from. */
type Ordered = { kind: 'coin' | 'vip'; purpose: string };

type OrderFacts = Pick<Ordered, 'purpose'> & { status: number; payTime?: number | undefined };

/** How long a paid order whose return was lost still tells what it was for. */
const PURPOSE_MEMORY_MS = 30 * 60_000;

const isFresh = ({ status, payTime }: OrderFacts, now: number): boolean =>
  status === 0 || (status === 1 && payTime !== undefined && Math.abs(now - payTime) <= PURPOSE_MEMORY_MS);

/** The purpose of a pending or just paid order, for when the return from its cashier was lost. */
export const purposeLately = (orders: readonly OrderFacts[], now: number): PaymentPurpose =>
  parsePurpose(orders.find((order) => isFresh(order, now))?.purpose);

/**
 * The purpose of a visit to the recharge page: that of the order it names, else the address's, else that of a pending or
 * just paid order.
 * @param visit `hint` is the address's purpose, `orders` are the user's own, the newest first, as far as loaded
 */
export function purposeOfVisit(visit: {
  hint: string | null;
  named: OrderFacts | undefined;
  orders: readonly OrderFacts[];
  now: number;
}): PaymentPurpose {
  const { hint, named, orders, now } = visit;
  const ofOrder = parsePurpose(named?.purpose);
  if (ofOrder.kind !== 'none') return ofOrder;
  const ofHint = parsePurpose(hint);
  if (ofHint.kind !== 'none' || named) return ofHint;
  return purposeLately(orders, now);
}

/** The return path for the cashier: the page that shows the result, with the purpose. */
export function returnPathOf({ kind, purpose }: Ordered): string {
  const parsed = parsePurpose(purpose);
  if (kind === 'coin') return rechargePath(parsed);
  return membershipPath(isMembershipFor(parsed) ? parsed : NO_PURPOSE);
}
