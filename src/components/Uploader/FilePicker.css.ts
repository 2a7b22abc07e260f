import { style, styleVariants } from '@vanilla-extract/css';
import { supports } from '#theme/supports.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, size, space } = vars;

/** The field itself is not seen, so its label shows the focus. */
const focusRing = (outlineOffset: number) => {
  const ring = { outline: `2px solid ${color.action}`, outlineOffset };
  return {
    selectors: { '&:has(:focus-visible)': ring },
    '@supports': { [supports.hasNot]: { selectors: { '&:focus-within': ring } } },
  };
};

const base = style({
  position: 'relative',
  cursor: 'pointer',
  ':active': { background: color.tint },
  selectors: { '&[data-disabled]': { background: color.disabled, cursor: 'default', opacity: 0.45 } },
});

export const variant = styleVariants({
  tile: [
    base,
    text.meta,
    focusRing(2),
    {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space.x4,
      aspectRatio: '1',
      borderRadius: radius.image,
      background: color.ground,
      color: color.ink3,
      boxShadow: `inset 0 0 0 1px ${color.line}`,
    },
  ],
  icon: [
    base,
    focusRing(-2),
    {
      display: 'grid',
      placeItems: 'center',
      width: size.touch,
      height: size.touch,
      borderRadius: '50%',
      color: color.ink2,
    },
  ],
});
