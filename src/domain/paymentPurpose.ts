import { paths } from './paths.ts';
import { isSafeId } from './safeUrl.ts';

/** What a membership may be wanted for. */
export type MembershipFor = { kind: 'game'; gameId: string } | { kind: 'chapter'; bookId: string; cid: string };

/**
 * What a payment is for. It is kept with the order, so that every way through payment leads back to it: another tab or
 * device, an order continued later, a return that was lost.
 */
export type PaymentPurpose =
  | MembershipFor
  | { kind: 'membership'; planId: string; of: MembershipFor | { kind: 'none' } }
  | { kind: 'welfare'; itemId: string }
  | { kind: 'checkIn' }
  | { kind: 'none' };

export const NO_PURPOSE = { kind: 'none' } as const satisfies PaymentPurpose;

/** No id has it, and no address writes it otherwise. */
const SEPARATOR = '.';

/** A purpose as an address and an order keep it: `game.1002`, `membership.vip-month.chapter.2001.2001-5`, '' for none. */
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

/** Reads what `purposeText` wrote. Whatever else it is, it is no purpose: an address may carry anything. */
export const parsePurpose = (text: string | null | undefined): PaymentPurpose =>
  text ? purposeOf(text.split(SEPARATOR)) : NO_PURPOSE;

/** Under which name a purpose stands in an address. Others append names of their own (`from`, `scene`, `spm`), so it is none of theirs. */
export const PURPOSE_PARAMETER = 'for';

/** Where what was wanted goes on; undefined where nothing was. */
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

/** A game's page in a browser that is to take up its download. */
export const gameToTakeUp = (gameId: string): string => withPurpose(paths.gameDetail(gameId), { kind: 'game', gameId });

function withPurpose(path: string, purpose: PaymentPurpose): string {
  const text = purposeText(purpose);
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${PURPOSE_PARAMETER}=${text}`;
}

/** What of an order its purpose is read from. */
type Ordered = { kind: 'coin' | 'vip'; purpose: string };

type Known = Pick<Ordered, 'purpose'> & { status: number; payTime?: number | undefined };

/** For how long a paid order whose return was lost still says what was wanted. */
const WANTED_FOR_MS = 30 * 60_000;

const isFresh = ({ status, payTime }: Known, now: number): boolean =>
  status === 0 || (status === 1 && payTime !== undefined && Math.abs(now - payTime) <= WANTED_FOR_MS);

/** What an order that still waits or was just paid is for, where the return from its cashier was lost. */
export const purposeLately = (orders: readonly Known[], now: number): PaymentPurpose =>
  parsePurpose(orders.find((order) => isFresh(order, now))?.purpose);

/**
 * What a visit to the recharge page is for. The order it names decides; the address is a hint for the time before there
 * is one; and where neither says anything, an order that still waits or was just paid does.
 * @param visit `hint` is what stands in the address, `orders` are one's own, the newest first, as far as they are known
 */
export function purposeOfVisit(visit: {
  hint: string | null;
  named: Known | undefined;
  orders: readonly Known[];
  now: number;
}): PaymentPurpose {
  const { hint, named, orders, now } = visit;
  const ofOrder = parsePurpose(named?.purpose);
  if (ofOrder.kind !== 'none') return ofOrder;
  const ofAddress = parsePurpose(hint);
  if (ofAddress.kind !== 'none' || named) return ofAddress;
  return purposeLately(orders, now);
}

/** Where the cashier leads back to after an order: the page that tells what came of it, and what it was for. */
export function returnPathOf({ kind, purpose }: Ordered): string {
  const known = parsePurpose(purpose);
  if (kind === 'coin') return rechargePath(known);
  return membershipPath(isMembershipFor(known) ? known : NO_PURPOSE);
}
