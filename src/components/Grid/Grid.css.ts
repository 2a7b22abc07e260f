import { style, styleVariants } from '@vanilla-extract/css';
import { when } from '#theme/when.ts';

export const root = style({ display: 'grid', minWidth: 0 });

const counts = { 2: 2, 3: 3, 4: 4, 5: 5 } as const;

const inARow = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** A phone on its side is twice as wide. */
export const columns = styleVariants(counts, (count) => ({
  ...inARow(count),
  '@media': { [when.short]: inARow(2 * count) },
}));
