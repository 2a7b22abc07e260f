import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius } = vars;

const base = style([
  tabular,
  text.micro,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    verticalAlign: 'middle',
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
]);

const solid = `linear-gradient(${color.actionTop}, ${color.actionBottom})`;

export const tone = styleVariants({
  soft: [base, { background: color.tint, color: color.press }],
  action: [base, { background: solid, color: color.onAction }],
  sky: [base, { background: color.tint, color: color.sky2 }],
  gem: [base, { background: color.gemTint, color: color.gem }],
  gold: [base, { background: color.goldTint, color: color.goldText }],
  success: [base, { background: color.successTint, color: color.success }],
  warning: [base, { background: color.warningTint, color: color.warning }],
  danger: [base, { background: color.dangerTint, color: color.dangerText }],
  quiet: [base, { background: color.quiet, color: color.ink2 }],
  card: [base, { background: color.card, color: color.ink }],
  mask: [base, { background: color.mask, color: color.onPicture }],
  night: [base, { background: color.night3, color: color.nightText }],
});

const sizes = { 22: 22, 24: 24, 28: 28, 32: 32, 36: 36, 40: 40, 44: 44, 48: 48, 52: 52, 56: 56, 64: 64 } as const;

export const size = styleVariants(sizes, (px) => ({ width: rem(px), height: rem(px) }));

/** One corner is tightened, as on every badge. */
const badge = (round: string) => ({ borderRadius: `${round} ${round} ${round} ${radius.corner}` });

export const shape = styleVariants({
  round: { borderRadius: '50%' },
  badge: badge(radius.pill),
  tile: badge(radius.field),
});

/** Parts it from the picture or card under its edge. */
export const ringed = style({ border: `2px solid ${color.card}` });
