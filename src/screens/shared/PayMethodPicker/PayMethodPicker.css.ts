import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const rows = style({ paddingInline: space.x16 });

/** The services' own marks, in the theme's nearest tones; they only name the service. */
export const icon = style({
  display: 'inline-flex',
  selectors: {
    '&[data-method=alipay]': { color: color.actionTop },
    '&[data-method=wechat]': { color: color.success },
    '&[data-method=mock]': { color: color.gem },
  },
});
