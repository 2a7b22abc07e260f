import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style({ position: 'relative' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.ink2,
  selectors: {
    '&[data-tone="picture"]': { color: vars.color.onPicture },
    '&[data-sticky]': { position: 'sticky', top: 0, zIndex: vars.layer.sticky },
    // Under the header it goes on with the sky, from 58 % of its top colour to 22 %: header and tabs are one surface.
    '&[data-stuck]': { background: `linear-gradient(180deg, ${vars.color.washTop} -117%, ${vars.color.washMid} 161%)` },
  },
});

const FADE = rem(24);
const fade = (from: string, to: string) => ({
  maskImage: `linear-gradient(90deg, ${from}, black ${FADE}, black calc(100% - ${FADE}), ${to})`,
});

export const list = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: rem(14),
  padding: `0 ${vars.space.x12}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-more="start"]': fade('transparent', 'black'),
    '&[data-more="end"]': fade('black', 'transparent'),
    '&[data-more="both"]': fade('transparent', 'transparent'),
    '&[data-fit="equal"]': { gap: 0 },
  },
});

export const tab = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  padding: `0 ${vars.space.x4}`,
  borderRadius: vars.radius.image,
  fontSize: rem(15),
  lineHeight: rem(24),
  whiteSpace: 'nowrap',
  outlineOffset: rem(-2),
  selectors: {
    /** The selected look takes its room in every tab, so that choosing one moves none of the others. */
    '&::after': {
      content: 'attr(data-label)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontSize: rem(17),
      fontWeight: 700,
    },
    '&[aria-selected="true"]': { color: vars.color.ink, fontSize: rem(17), fontWeight: 700 },
    '&[aria-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
    [`${bar}[data-tone="picture"] &`]: { color: 'inherit' },
    [`${list}[data-fit="equal"] > &`]: { flex: '1 1 0', minWidth: 0 },
  },
});

export const label = style({ position: 'relative' });

/** Hangs at the label's corner and takes no room: news moves no tab. */
export const mark = style({
  position: 'absolute',
  top: rem(-6),
  left: 'calc(100% - 2px)',
  display: 'flex',
  alignItems: 'center',
  height: rem(20),
});

/** The smile under the selected tab: one of the three signatures (look). */
export const arc = style({
  position: 'absolute',
  bottom: rem(2),
  left: '50%',
  width: rem(22),
  height: rem(7),
  marginLeft: rem(-11),
  color: vars.color.sky2,
});

export const trailing = style({ display: 'flex', flex: 'none', paddingRight: vars.space.x4 });

export const panels = style({
  overflowX: 'clip',
  selectors: { '&[data-swipeable]': { touchAction: 'pan-y pinch-zoom' } },
});

export const panel = style({ outlineOffset: rem(-2) });

/** Marks where the bar stands before it sticks. */
export const sentinel = style({ height: 0 });
