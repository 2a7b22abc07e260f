import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** The reader's own fonts, as the app has them; stories are set in a packaged font otherwise. */
export const system = style({ fontFamily: vars.font.stack });
