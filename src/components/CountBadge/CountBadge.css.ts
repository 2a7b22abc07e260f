import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style([
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'content-box',
    minWidth: rem(8),
    height: rem(16),
    paddingInline: rem(4),
    border: `2px solid ${vars.color.card}`,
    borderRadius: vars.radius.pill,
    background: vars.color.danger,
    backgroundClip: 'padding-box',
    color: vars.color.onDanger,
    fontSize: rem(11),
    lineHeight: rem(16),
    fontWeight: 600,
  },
]);
