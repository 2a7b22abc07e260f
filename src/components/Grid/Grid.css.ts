import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ display: 'grid', minWidth: 0 });

const counts = { 2: 2, 3: 3, 4: 4, 5: 5 } as const;

export const columns = styleVariants(counts, (count) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }));
