import { style, styleVariants } from '@vanilla-extract/css';
import { dim } from '#components/Button/press.css.ts';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** Room for the focus ring of the last action, which the sheet's scroller would cut. */
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.x12, paddingBottom: space.x4 });

const action = style([
  dim,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x12,
    width: '100%',
    minHeight: rem(56),
    padding: `${space.x8} ${space.x16}`,
    // Transparent, so that forced colours have an edge to draw.
    border: '1px solid transparent',
    borderRadius: radius.card,
    backgroundOrigin: 'border-box',
    textAlign: 'start',
    selectors: { '&:disabled': { background: color.disabled, color: color.ink3, cursor: 'not-allowed' } },
    '@media': { [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
  },
]);

const active = '&:active:not(:disabled)';

export const tone = styleVariants(
  {
    quiet: { background: color.quiet, color: color.ink, selectors: { [active]: { background: color.line } } },
    soft: { background: color.tint, color: color.press },
    danger: { background: color.dangerTint, color: color.dangerText },
  },
  (look) => [action, look],
);

export const icon = style({ display: 'flex', flex: 'none' });

export const content = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });

export const label = style([text.name]);

export const description = style([text.meta, { color: color.ink2 }]);
