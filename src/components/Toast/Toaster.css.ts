import { style } from '@vanilla-extract/css';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

/** As wide as the page's column; it takes no presses itself, only its toasts do. */
export const root = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  top: safe.top,
  insetInline: safe.side,
  maxWidth: vars.size.shell,
  height: 0,
  marginInline: 'auto',
  pointerEvents: 'none',
});
