import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, layer, shadow, space } = vars;

/** Stands at the end of the page and sticks to its lower edge; the page ends above it. */
export const place = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.floating,
  display: 'flex',
  justifyContent: 'flex-end',
  height: 0,
  paddingInline: space.x16,
});

export const button = style({ position: 'absolute', bottom: space.x16 });

/** One corner is folded like a letter's: look §3, the tightened corner. */
export const face = style([
  text.name,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x8,
    height: rem(48),
    paddingInline: space.x20,
    borderRadius: `${rem(24)} ${rem(24)} ${rem(24)} ${space.x8}`,
    background: `linear-gradient(180deg, ${color.actionTop}, ${color.actionBottom})`,
    color: color.onAction,
    boxShadow: shadow.action,
    ':active': { background: color.press },
  },
]);
