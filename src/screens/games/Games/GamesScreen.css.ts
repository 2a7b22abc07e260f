import { style } from '@vanilla-extract/css';
import { panelBelow } from '#theme/panelBelow.ts';
import { rem } from '#theme/rem.ts';

/** Everything of a phone's height that is not this sheet: header 50, search 48, tabs 44, bottom bar 56. */
export const sheet = style(panelBelow(rem(50 + 48 + 44 + 56)));
