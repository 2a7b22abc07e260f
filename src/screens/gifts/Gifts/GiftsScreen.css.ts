import { style } from '@vanilla-extract/css';
import { heightBelow } from '#theme/panelBelow.ts';
import { rem } from '#theme/rem.ts';

/** So high that a swipe finds it below a short list, under bar 48, code card 116 and tabs 44. */
export const panel = style({ minHeight: heightBelow(rem(48 + 116 + 44)) });
