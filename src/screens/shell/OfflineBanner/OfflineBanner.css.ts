import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { besideNotch } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const strip = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x6,
    minHeight: rem(32),
    ...besideNotch(space.x16),
    selectors: {
      '&[data-connection=offline]': { background: color.warningTint, color: color.warning },
      '&[data-connection=restored]': { background: color.successTint, color: color.success },
    },
  },
]);
