import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** In a row it may get narrower than its longest word. */
export const root = style({ minWidth: 0 });

const TONES = [
  'ink',
  'ink2',
  'ink3',
  'ink4',
  'link',
  'press',
  'action',
  'onAction',
  'gem',
  'goldText',
  'goldDeep',
  'onGoldDeep',
  'dangerText',
  'success',
  'warning',
  'onPicture',
  'nightText',
  'nightText2',
  'nightAction',
  'taskText',
  'monthText',
] as const satisfies readonly (keyof typeof vars.color)[];

/** Colours that words may have; each is tested for contrast on the grounds it stands on. */
export type TextTone = (typeof TONES)[number];

for (const tone of TONES) globalStyle(`.tone-${tone}`, { color: vars.color[tone] });
for (const align of ['start', 'center', 'end'] as const) globalStyle(`.text-${align}`, { textAlign: align });
for (const [name, fontWeight] of Object.entries({ regular: 400, medium: 600, bold: 700 }))
  globalStyle(`.weight-${name}`, { fontWeight });
globalStyle('.break-anywhere', { overflowWrap: 'anywhere' });
globalStyle('.preserve-breaks', { whiteSpace: 'pre-wrap' });
globalStyle('.no-wrap', { whiteSpace: 'nowrap' });
globalStyle('.select-all', { userSelect: 'all', WebkitUserSelect: 'all' });
