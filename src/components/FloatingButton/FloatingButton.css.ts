import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { hitArea } from '../Button/hitArea.css.ts';
import { press } from '../Button/press.css.ts';

const { color, layer, radius, shadow, size: sizes, space } = vars;

const root = style({
  position: 'sticky',
  zIndex: layer.floating,
  display: 'flex',
  paddingInline: space.x16,
  // What is beside the button stays within reach.
  pointerEvents: 'none',
});

/** As high as the highest button with its distances: it takes room after the content, so that the last row is never covered. */
const lower = {
  alignItems: 'end',
  bottom: 0,
  // Less content than the page is high: pushed down to the edge as well.
  top: `calc(100% - ${rem(88)})`,
  minHeight: rem(88),
  paddingBlockEnd: space.x16,
} as const;

export const position = styleVariants(
  {
    'bottom-end': { ...lower, justifyContent: 'flex-end' },
    bottom: { ...lower, justifyContent: 'center' },
    /** Takes no room: hangs over what stands below it. */
    top: { top: 0, justifyContent: 'center', alignItems: 'start', height: 0, paddingBlockStart: space.x8 },
  },
  (edge) => [root, edge],
);

/** Below tabs that stick to the same edge. */
export const belowTabs = style({ top: sizes.touch, paddingBlockStart: 0 });

const base = style([
  press,
  hitArea,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x8,
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: radius.pill,
    backgroundOrigin: 'border-box',
    boxShadow: shadow.floating,
    whiteSpace: 'nowrap',
    pointerEvents: 'auto',
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText', backgroundImage: 'none' } },
  },
]);

export const tone = styleVariants(
  {
    action: {
      background: `linear-gradient(180deg, ${color.actionTop}, ${color.actionBottom})`,
      color: color.onAction,
      ':active': { background: color.press },
    },
    plain: { background: color.card, color: color.link, ':active': { background: color.tint } },
  },
  (look) => [base, look],
);

export const size = styleVariants({
  regular: [text.name, { minHeight: rem(48), paddingInline: space.x20 }],
  small: [text.smallStrong, tabular, { gap: space.x6, minHeight: rem(32), paddingInline: space.x16 }],
});

/** In the corner of the page one corner is tightened, like a folded letter's (look §3). */
export const folded = style({ borderRadius: `${rem(24)} ${rem(24)} ${rem(24)} ${space.x8}` });

/** An icon alone is as wide as it is high. */
export const iconOnly = style({ width: rem(56), minHeight: rem(56), padding: 0, borderRadius: rem(28) });

export const label = style([oneLine, { minWidth: 0 }]);
