import { ACCOUNT_SCREENS } from './screensAccount.ts';
import { COMIC_SCREENS } from './screensComics.ts';
import { DIALOG_SCREENS } from './screensDialogs.ts';
import { PORTAL_SCREENS } from './screensPortal.ts';
import { SHARED_PARTS } from './screensShared.ts';
import { SQUARE_SCREENS } from './screensSquare.ts';
import { WALLET_SCREENS } from './screensWallet.ts';
import { WELFARE_SCREENS } from './screensWelfare.ts';

/** What each prop of a screen is, as the props tables say it, by the screen's name. */
export const SCREENS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...ACCOUNT_SCREENS,
  ...COMIC_SCREENS,
  ...DIALOG_SCREENS,
  ...PORTAL_SCREENS,
  ...SHARED_PARTS,
  ...SQUARE_SCREENS,
  ...WALLET_SCREENS,
  ...WELFARE_SCREENS,
};
