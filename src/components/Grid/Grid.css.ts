import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { when } from '#theme/when.ts';

export const root = style({ display: 'grid', minWidth: 0 });

const counts = { 2: 2, 3: 3, 4: 4, 5: 5 } as const;

const inARow = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** A phone on its side is twice as wide. */
export const columns = styleVariants(counts, (count) => ({
  ...inARow(count),
  '@media': { [when.short]: inARow(2 * count) },
}));

const widths = { 72: 72, 110: 110, 140: 140 } as const;

/** As many as there is room for: fewer with large text, where each grows. */
export const minColumn = styleVariants(widths, (px) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(px)}), 1fr))`,
}));
