import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, layer, radius, shadow, size, space } = vars;

/** Takes no room, and hangs under the tabs wherever they stick. */
export const place = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.floating,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
});

export const pill = style([
  text.smallStrong,
  tabular,
  {
    position: 'relative',
    top: size.touch,
    display: 'flex',
    alignItems: 'center',
    gap: space.x6,
    height: rem(32),
    paddingInline: space.x16,
    borderRadius: radius.pill,
    background: color.card,
    color: color.link,
    boxShadow: shadow.floating,
    whiteSpace: 'nowrap',
    '::after': { content: '', position: 'absolute', inset: rem(-6) },
    ':active': { background: color.tint },
  },
]);
