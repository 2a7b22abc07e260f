import { style } from '@vanilla-extract/css';
import { hitArea } from '#components/Button/hitArea.css.ts';
import { lines, oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const row = style({ padding: `${space.x16} ${space.x16} ${space.x8}`, background: color.card });

export const post = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.x12,
});

export const comment = style({ display: 'flex', flexDirection: 'column', gap: space.x8 });

export const excerpt = style([text.body, lines.three, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const target = style({ color: color.ink3 });

export const quote = style([
  text.small,
  oneLine,
  {
    padding: `${space.x8} ${space.x12}`,
    borderRadius: radius.image,
    background: color.ground,
    color: color.ink2,
    selectors: { '&[data-gone]': { color: color.ink3 } },
  },
]);

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x12,
  marginTop: space.x4,
});

export const facts = style([
  text.meta,
  tabular,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.x16, color: color.ink3 },
]);

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space.x4 });

export const reviewing = style({ color: color.warning });

export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x10,
  padding: space.x16,
  marginBottom: space.x8,
  background: color.card,
});

export const remove = style([hitArea, text.small, { flex: 'none', paddingBlock: space.x6, color: color.ink2 }]);
