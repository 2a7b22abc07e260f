import { globalStyle, style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

/** Centred, at most 520 px wide on desktop (spec §2). */
export const shell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: dvh(100),
  overflow: 'hidden',
  background: vars.color.ground,
  '@media': {
    [media.desktop]: { maxWidth: vars.size.shell, margin: '0 auto', boxShadow: vars.shadow.shell },
  },
});

/** The bottom bar keeps clear of the phone's lower edge; the page above it need not. */
globalStyle(`${shell}[data-layout="main"] [data-scroller]`, { paddingBottom: 0 });

/** The sky lies behind header and page together. */
export const wash = style({
  background: `linear-gradient(180deg, ${vars.color.washTop} 0, ${vars.color.washMid} ${rem(120)}, ${vars.color.ground} ${rem(300)})`,
});

export const pages = style({ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
