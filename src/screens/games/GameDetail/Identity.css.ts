import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: space.x12 });

/** Stands over the edge of the picture in a white frame of 3. */
export const icon = style({
  flex: 'none',
  marginTop: rem(-20),
  padding: rem(3),
  borderRadius: radius.panel,
  background: color.card,
});

export const names = style({ flex: `1 1 ${rem(144)}`, minWidth: 0, paddingTop: space.x16 });

export const name = style([text.title, { overflowWrap: 'anywhere' }]);

export const type = style([text.small, { color: color.ink3 }]);

/** Lines so far apart that each tag has 44 for the finger. */
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x20} ${space.x8}`, marginTop: space.x12 });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x4} ${space.x12}`,
  minHeight: rem(56),
  borderBottom: `1px solid ${color.line}`,
});

export const amount = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x8 });

export const downloads = style([
  text.small,
  tabular,
  { display: 'inline-flex', alignItems: 'center', gap: space.x4, color: color.ink3, whiteSpace: 'nowrap' },
]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(72)}, 1fr))`,
  rowGap: space.x8,
  paddingBlock: space.x12,
  borderBottom: `1px solid ${color.line}`,
});

/** The value stands over its name, and is read after it. */
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.x2,
  paddingInline: space.x2,
  textAlign: 'center',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
});

export const factValue = style([text.name, tabular, oneLine]);

export const factName = style([text.micro, oneLine, { color: color.ink3, fontWeight: 400 }]);
