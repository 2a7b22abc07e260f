import { globalStyle, style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { lines, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.x20,
  minHeight: `calc(${dvh(100)} - ${rem(252)})`,
  padding: `${space.x16} ${space.x16} ${space.x24}`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});

export const intro = style([text.body, { color: color.ink2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }]);

export const folded = style([intro, lines.three]);

export const fold = style([
  text.name,
  { minWidth: rem(44), minHeight: rem(44), textAlign: 'start', marginBlockEnd: rem(-12), color: color.link },
]);

/** With large text the main button takes a line of its own. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x4} ${space.x8}`,
});

globalStyle(`${actions} > :last-child`, { flex: `1 1 ${rem(180)}` });

export const none = style([text.body, { paddingBlock: space.x16, color: color.ink3 }]);

export const waiting = style({ display: 'flex', flexDirection: 'column', gap: space.x12 });

export const waitingHero = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.x16,
  height: rem(268),
  marginBottom: rem(-16),
  padding: `0 ${space.x16} ${rem(40)}`,
  background: color.night2,
});
