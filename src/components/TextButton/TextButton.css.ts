import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { hitArea } from '../Button/hitArea.css.ts';
import { dim } from '../Button/press.css.ts';

const { color } = vars;

const off = '&:is(:disabled, [aria-disabled="true"])';

const base = style([
  dim,
  hitArea,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x4,
    maxWidth: '100%',
    borderRadius: vars.radius.corner,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { [off]: { opacity: 0.45, cursor: 'default' } },
    '@media': { [media.forcedColors]: { selectors: { [off]: { opacity: 1, color: 'GrayText' } } } },
  },
]);

const strong = (ink: string) => [base, { color: ink, fontWeight: 600 }];
const regular = (ink: string) => [base, { color: ink }];

export const tone = styleVariants({
  action: strong(color.link),
  quiet: regular(color.ink2),
  subtle: regular(color.ink3),
  danger: strong(color.dangerText),
  gem: strong(color.gem),
  gold: strong(color.goldText),
  night: strong(color.nightAction),
  onPicture: strong(color.onPicture),
});

export const size = styleVariants({
  mini: [text.meta],
  small: [text.small],
  regular: [text.body],
  inherit: {},
});

export const height = styleVariants({ text: {}, touch: { minHeight: vars.size.touch } });

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
