import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

/** The head of the sheet, to be pulled by; what is seen of it is the handle. */
export const grip = style({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  height: rem(56),
  touchAction: 'none',
  // Without a title in between it ends where the content begins, whose first control it would cover.
  selectors: { '&[data-untitled]': { height: rem(40) } },
  '::before': {
    content: '',
    position: 'absolute',
    top: rem(8),
    left: '50%',
    width: rem(36),
    height: rem(4),
    borderRadius: vars.radius.pill,
    background: vars.color.ink4,
    transform: 'translateX(-50%)',
  },
});
