/** What comes first in a list: the most popular or the newest. */
export type Sort = 'hot' | 'new';

/** The choices between them, as `Chips` take them. */
export const SORTS = [
  { value: 'hot', label: '最热' },
  { value: 'new', label: '最新' },
] as const satisfies readonly { value: Sort; label: string }[];
