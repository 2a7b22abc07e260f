import { style } from '@vanilla-extract/css';
import { hitArea } from '#components/Button/hitArea.css.ts';
import { dim } from '#components/Button/press.css.ts';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** With large text the marks go under the field. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.x12}` });

export const pill = style([
  text.body,
  oneLine,
  {
    flex: `1 1 ${rem(120)}`,
    minWidth: 0,
    minHeight: rem(44),
    paddingInline: space.x16,
    borderRadius: radius.pill,
    background: color.quiet,
    color: color.ink3,
    textAlign: 'start',
    selectors: { '&[data-written]': { color: color.ink } },
  },
]);

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `0 ${space.x8}`,
  marginInlineStart: 'auto',
});

export const mark = style([
  dim,
  text.small,
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x4,
    minWidth: rem(44),
    minHeight: rem(44),
    color: color.ink2,
  },
]);

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.x8 });

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: space.x10 });

export const field = style({ flex: 1, minWidth: 0 });

export const replying = style([
  text.small,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.x8, color: color.ink2 },
]);

export const replyName = style([oneLine, { minWidth: 0 }]);

export const restored = style([
  text.meta,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.x12, color: color.ink3 },
]);

export const clear = style([hitArea, { color: color.link, fontWeight: 500 }]);
