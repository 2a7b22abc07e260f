import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

const appear = keyframes({ from: { filter: 'opacity(0)' } });
const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.6 } });

/** Waits 200 ms, so that a quick answer never flashes one. */
const appearing = `${appear} 1ms 200ms backwards`;
const grey = { background: `${vars.color.skeleton} center / cover`, animation: appearing } as const;
// By another property than the one it appears by: two animations of one property are both left to the main thread, which
// then draws every frame of every placeholder beside the work that is to replace them.
const breathing = { animation: `${appearing}, ${breathe} 600ms 200ms ease-in-out infinite alternate` } as const;
const outlined = { border: '1px solid' } as const;

export const root = style({
  ...grey,
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  '@media': { [media.motion]: breathing, [media.forcedColors]: outlined },
});

const TEXT_RADIUS = rem(6);

export const radius = styleVariants({
  text: { borderRadius: TEXT_RADIUS },
  image: { borderRadius: vars.radius.image },
  card: { borderRadius: vars.radius.card },
  round: { borderRadius: vars.radius.pill },
});

const BAR = '&:empty::before, &[data-lines="2"]:empty::after';
const BAR_HEIGHT = '0.8em';

export const textLines = style({
  selectors: {
    '&:empty': { display: 'grid', maxWidth: '100%' },
    [BAR]: {
      ...grey,
      content: '""',
      display: 'block',
      height: BAR_HEIGHT,
      // The other for browsers without `lh`: before Chromium 109 and Safari 16.4.
      marginBlock: ['0.35em', `calc((1lh - ${BAR_HEIGHT}) / 2)`],
      borderRadius: TEXT_RADIUS,
    },
    '&:empty::after': { width: '64%' },
  },
  '@media': {
    [media.motion]: { selectors: { [BAR]: breathing } },
    [media.forcedColors]: { selectors: { [BAR]: outlined } },
  },
});
