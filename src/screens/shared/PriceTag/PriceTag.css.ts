import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

const large = '&[data-size=large]';
const line = { position: 'relative', whiteSpace: 'nowrap', flex: 'none' } as const;

export const amount = style([
  text.smallStrong,
  tabular,
  {
    ...line,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x4,
    color: color.gem,
    selectors: { [large]: { fontSize: rem(24), lineHeight: rem(28), fontWeight: 700, gap: space.x6 } },
  },
]);

const word = { ...line, selectors: { [large]: { fontSize: rem(20), lineHeight: rem(28), fontWeight: 700 } } } as const;

export const free = style([text.smallStrong, { ...word, color: color.success }]);
export const plain = style([text.small, { ...word, color: color.ink2 }]);

export const member = style({ ...line, display: 'inline-flex', alignItems: 'center', gap: space.x6 });

export const struck = style([
  text.small,
  tabular,
  { position: 'relative', color: color.ink3, selectors: { [large]: { fontSize: rem(20), lineHeight: rem(28) } } },
]);

export const chip = style([
  text.micro,
  {
    ...line,
    paddingInline: space.x6,
    borderRadius: `${radius.badge} ${radius.badge} ${radius.badge} ${radius.tight}`,
    background: color.goldTint,
    color: color.goldText,
    lineHeight: rem(18),
  },
]);
