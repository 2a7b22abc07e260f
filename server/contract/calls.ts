import { ACCOUNT_CALLS } from './account.ts';
import { keyOf, type Call } from './Call.ts';
import { COMIC_CALLS } from './comics.ts';
import { GAME_CALLS } from './games.ts';
import { INCENTIVE_CALLS } from './incentives.ts';
import { MONEY_CALLS } from './money.ts';
import { SITE_CALLS } from './site.ts';
import { SQUARE_CALLS } from './square.ts';

/** Every call the server answers, in demo mode with an app to offer. */
export const CALLS: readonly Call[] = [
  ...ACCOUNT_CALLS,
  ...GAME_CALLS,
  ...MONEY_CALLS,
  ...SQUARE_CALLS,
  ...COMIC_CALLS,
  ...INCENTIVE_CALLS,
  ...SITE_CALLS,
];

const BY_KEY = new Map(CALLS.map((call) => [keyOf(call), call]));

/** The call known by `POST /api/user/login`; one that is not in the contract is a mistake of the caller's. */
export function callOf(key: string): Call {
  const call = BY_KEY.get(key);
  if (!call) throw new Error(`${key} is not in the contract.`);
  return call;
}
