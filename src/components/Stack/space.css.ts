import { globalStyle } from '@vanilla-extract/css';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

/**
 * Distances and alignments of the layouts as classes by name (`gap-x8`), so that scripts carry no table of generated names
 * with them: every page loads this file.
 */
const SPACES = { none: 0, ...vars.space };

const PROPERTIES = {
  gap: 'gap',
  rowgap: 'rowGap',
  p: 'padding',
  px: 'paddingInline',
  py: 'paddingBlock',
  pt: 'paddingBlockStart',
  pb: 'paddingBlockEnd',
} as const;

for (const [prefix, property] of Object.entries(PROPERTIES))
  for (const [name, space] of Object.entries(SPACES)) globalStyle(`.${prefix}-${name}`, { [property]: space });

const ALIGNS = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
const JUSTIFIES = ['start', 'center', 'end', 'between'] as const;

/** Flex containers had the `flex-` values first. */
const flexValue = (value: string) =>
  ({ start: 'flex-start', end: 'flex-end', between: 'space-between' })[value] ?? value;

for (const align of ALIGNS) globalStyle(`.align-${align}`, { alignItems: flexValue(align) });
for (const justify of JUSTIFIES) globalStyle(`.justify-${justify}`, { justifyContent: flexValue(justify) });

globalStyle('.below-notch', { paddingBlockStart: safe.top });
globalStyle('.grow', { flex: 1, minWidth: 0 });
globalStyle('.rigid', { flex: 'none' });
globalStyle('.touch', { minHeight: vars.size.touch });

/** A distance of the 4 px grid, by its px at 375. */
export type Space = keyof typeof SPACES;
export type Align = (typeof ALIGNS)[number];
export type Justify = (typeof JUSTIFIES)[number];
