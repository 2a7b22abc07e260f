import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** As wide as the page's column; it takes no presses itself, only its toasts do. */
export const root = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  top: 'env(safe-area-inset-top)',
  insetInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  maxWidth: vars.size.shell,
  height: 0,
  marginInline: 'auto',
  pointerEvents: 'none',
});
