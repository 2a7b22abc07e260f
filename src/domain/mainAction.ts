import { formatDiamonds } from './format.ts';
import { priceView, type GameDetail, type Platform } from './game.ts';
import { memberIfKnown, type UserStatus } from './userStatus.ts';
import { missingBuildText } from './platform.ts';

/** What the main button of a game's page says; blocked where a tap would lead nowhere. */
export type MainAction = { text: string; blocked: boolean; gem: boolean };

/** Who looks at the game, and on what. */
export type Viewer = {
  loggedIn: boolean;
  /** Known for a logged-in person once it is loaded. */
  status?: UserStatus;
  /** The status of whoever is logged in has been asked for and has not come. */
  statusPending?: boolean;
  /** The phone's own platform; undefined on a desktop, which is asked later. */
  platform?: Platform;
};

const act = (text: string, more: Partial<MainAction> = {}): MainAction => ({
  text,
  blocked: false,
  gem: false,
  ...more,
});

/** The button by state. A missing build comes first: no login and no payment would help. */
export function mainAction(game: GameDetail, { loggedIn, status, statusPending, platform }: Viewer): MainAction {
  if (platform !== undefined && !game.platforms.includes(platform)) {
    return act(missingBuildText(platform), { blocked: true });
  }
  const view = priceView(game, memberIfKnown({ status, statusPending }));
  if (view.kind === 'free') return act('免费下载');
  if (!loggedIn) return act('登录后下载');
  switch (view.kind) {
    case 'owned':
      return act('已购买 重新下载');
    case 'memberFree':
      return act('会员免费下载');
    case 'waiting':
      return act('加载中…', { blocked: true });
    case 'price':
      return act(`${formatDiamonds(view.amount)}钻石 下载`, { gem: true });
    case 'unknown':
      return act('暂不可购买', { blocked: true });
  }
}
