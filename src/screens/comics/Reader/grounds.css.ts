import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';
import type { ReaderGround } from './readerSettings.ts';

const { color } = vars;

const COLORS = {
  white: color.card,
  cream: color.goldTint,
  green: color.successTint,
  night: color.night,
} satisfies Record<ReaderGround, string>;

/** What lies behind the pictures and around them. */
export const grounds = styleVariants(COLORS, (background) => ({ background }));
