import { chargeOf, shortfallOf } from './download.ts';
import { formatDiamonds } from './format.ts';
import type { Game } from './game.ts';
import type { Loadable } from './loadable.ts';
import type { UserStatus } from './userStatus.ts';

/** What the middle of the purchase dialog shows. `failed`: the balance could not be read, which is never shown as 0. */
export type PurchaseView =
  | { kind: 'loading'; price: number | null }
  | { kind: 'failed'; price: number | null }
  | { kind: 'price'; price: number; balance: number; remaining: number; shortfall: number }
  | { kind: 'member'; price: number | null; expTime: number | null }
  | { kind: 'owned' }
  | { kind: 'unavailable' };

export function purchaseView(game: Game, status: Loadable<UserStatus>): PurchaseView {
  if (game.owned) return { kind: 'owned' };
  if (status.state !== 'ready') return { kind: status.state, price: game.buyAmount };
  const { coinNum, expTime } = status.value;
  const charge = chargeOf(game, status.value);
  switch (charge.kind) {
    case 'unavailable':
      return { kind: 'unavailable' };
    case 'none':
      return charge.because === 'member' ? { kind: 'member', price: game.buyAmount, expTime } : { kind: 'owned' };
    case 'diamonds':
      return {
        kind: 'price',
        price: charge.price,
        balance: coinNum,
        remaining: coinNum - charge.price,
        shortfall: shortfallOf(charge.price, coinNum),
      };
  }
}

/** What confirming costs, in short; undefined where it costs nothing or that is not known. */
export function purchaseTotal(view: PurchaseView): string | undefined {
  if (view.kind === 'price') return `需支付 ${formatDiamonds(view.price)} 钻石`;
  return view.kind === 'member' ? '会员免费' : undefined;
}
