import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const base = style([
  text.micro,
  {
    display: 'inline-block',
    flex: 'none',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: -1, backgroundImage: 'none !important' } },
  },
]);

const { color } = vars;

export const tone = styleVariants(
  {
    action: { background: color.action, color: color.onAction },
    danger: { background: color.danger, color: color.onDanger },
    gold: { background: `linear-gradient(105deg, ${color.goldMid}, ${color.goldTo})`, color: color.goldDeep },
    night: { background: color.night3, color: color.nightText },
    tint: { background: color.tint, color: color.press },
    month: { background: `linear-gradient(105deg, ${color.monthFrom}, ${color.monthTo})`, color: color.monthText },
    goldTint: { background: color.goldTint, color: color.goldText },
    success: { background: color.successTint, color: color.success },
    gem: { background: color.gemTint, color: color.gem },
  },
  (look) => [base, look],
);

export const shape = styleVariants({
  folded: {
    paddingInline: rem(6),
    borderRadius: `${vars.radius.badge} ${vars.radius.badge} ${vars.radius.badge} ${vars.radius.tight}`,
  },
  corner: { padding: `${rem(2)} ${rem(7)}`, borderRadius: `${vars.radius.image} 0 ${rem(8)} 0` },
});
