/** Names a row, as React's keys do. */
export type RowKey = string | number;

/** What a list shows, and the key of each. */
export type UniqueRows<T> = { items: readonly T[]; keys: readonly RowKey[] };

/** A later page may repeat rows of an earlier one: each key once. */
export function uniqueRows<T>(items: readonly T[], itemKey: (item: T) => RowKey): UniqueRows<T> {
  const keys = items.map((item) => itemKey(item));
  const seen = new Set<RowKey>();
  const isFirst = keys.map((key) => seen.size < seen.add(key).size);
  if (seen.size === keys.length) return { items, keys };
  return { items: items.filter((_, at) => isFirst[at]), keys: [...seen] };
}

/** The focused row stays mounted wherever the list is scrolled, so that focus is not lost (LI.P11). */
export function withRow(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}
