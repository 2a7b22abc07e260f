import { shortfallOf } from './download.ts';
import type { VipOffer, VipPayType, VipPlan } from './membership.ts';

/** How a card can be paid: with money, and with diamonds where it has a price in them. */
export const payMethodsOf = (
  { payTypes }: Pick<VipOffer, 'payTypes'>,
  plan: Pick<VipPlan, 'coinPrice'> | undefined,
): VipPayType[] => (plan?.coinPrice === undefined ? [...payTypes] : [...payTypes, 'coin']);

/** Diamonds missing for a card. A balance that is not known lacks nothing: the server decides. */
export const missingDiamonds = ({ coinPrice }: Pick<VipPlan, 'coinPrice'>, balance: number | undefined): number =>
  coinPrice === undefined || balance === undefined ? 0 : shortfallOf(coinPrice, balance);

/** The card to preselect: the recommended one, else the first. */
export const preselectPlan = <Plan extends Pick<VipPlan, 'recommended'>>(plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ recommended }) => recommended) ?? plans[0];
