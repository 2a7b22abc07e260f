import { globalStyle, style } from '@vanilla-extract/css';
import { dim } from '#components/Button/press.css.ts';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

/** With large text the button takes a line of its own. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x4} ${space.x12}`,
});

globalStyle(`${actions} > :last-child`, { flex: `1 1 ${rem(200)}` });

export const share = style([
  dim,
  text.micro,
  {
    display: 'flex',
    flex: 'none',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x2,
    minWidth: rem(44),
    minHeight: rem(44),
    color: color.ink2,
    fontWeight: 500,
  },
]);

export const words = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: space.x8 });

export const again = style([
  text.small,
  {
    display: 'block',
    minHeight: rem(44),
    marginBlockStart: `calc(-1 * ${space.x6})`,
    marginInline: 'auto',
    paddingInline: space.x16,
    color: color.link,
    outlineOffset: rem(-4),
  },
]);
