import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, size, space } = vars;

export const root = style({
  marginBlockEnd: space.x12,
  padding: `${space.x10} ${space.x12} ${space.x4}`,
  borderRadius: radius.field,
  background: color.dangerTint,
});

export const title = style([
  text.smallStrong,
  { display: 'flex', gap: rem(6), color: color.dangerText, overflowWrap: 'anywhere' },
]);

export const sign = style({ flex: 'none', paddingBlockStart: space.x2 });

/** Each is as high as a finger; the line between them keeps them apart. */
export const place = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x12,
    width: '100%',
    minHeight: size.touch,
    color: color.ink2,
    textAlign: 'start',
  },
]);

export const excerpt = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const word = style({
  padding: `0 ${space.x2}`,
  borderRadius: radius.tight,
  background: 'none',
  color: color.dangerText,
  fontWeight: 700,
  textDecoration: 'underline wavy',
  textUnderlineOffset: rem(3),
});

export const go = style([text.meta, { flex: 'none', color: color.ink2 }]);

export const rest = style([text.meta, { paddingBlock: space.x6, color: color.ink2 }]);
