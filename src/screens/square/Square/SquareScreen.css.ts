import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { layer, space } = vars;

/** The page has no header above it; its suggestions hang over what follows. */
export const head = style({
  position: 'relative',
  zIndex: layer.floating,
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  padding: `calc(${space.x8} + ${safe.top}) ${space.x16} ${space.x4}`,
});

export const title = style([text.title, { flex: 'none' }]);

export const results = style({ paddingTop: space.x12 });

/** The feed ends above 发帖, which lies over the page's lower end. */
export const end = style({ height: rem(64) });

export const gap = style({ height: space.x12 });
