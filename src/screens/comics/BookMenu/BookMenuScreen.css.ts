import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: rem(48),
  paddingInline: space.x16,
});

export const total = style([text.small, tabular, { color: color.ink2 }]);

export const order = style([
  text.smallStrong,
  { minWidth: rem(44), minHeight: rem(44), paddingInline: space.x8, color: color.link },
]);

/** The groups' own heading stays in sight while one scrolls through its fifty. */
export const range = style([
  text.smallStrong,
  tabular,
  {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    paddingBlock: space.x8,
    paddingInline: space.x16,
    background: color.ground,
    color: color.ink2,
  },
]);

export const list = style({ paddingInline: space.x16, background: color.card });

/** Of many groups only those near the view are laid out and painted. */
export const oneOfMany = style([list, { contentVisibility: 'auto' }]);

/** Keeps a line that is scrolled to clear of the group's heading. */
export const line = style({ scrollMarginBlock: rem(120) });

export const jump = style([
  text.smallStrong,
  {
    // Floats over the lower end of the screen; at the end of the list it stands below the last line.
    position: 'sticky',
    bottom: `calc(${space.x24} + ${safe.bottom})`,
    display: 'block',
    width: 'fit-content',
    minHeight: rem(44),
    marginBlock: `${space.x12} ${space.x24}`,
    marginInline: `auto ${space.x16}`,
    paddingInline: space.x16,
    borderRadius: radius.pill,
    background: color.action,
    color: color.onAction,
    boxShadow: shadow.action,
  },
]);

export const waiting = style({ display: 'flex', flexDirection: 'column', gap: space.x16, padding: space.x16 });
