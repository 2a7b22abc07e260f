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

/**
 * The focused row stays mounted wherever the list is scrolled, so that focus is not lost (LI.P11), and so do its neighbours,
 * so that Tab and Page Down lead to them. `focused` is -1 without one.
 */
export function withFocused(indexes: number[], focused: number, count: number): number[] {
  if (focused < 0) return indexes;
  const wanted = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  if (wanted.every((index) => indexes.includes(index))) return indexes;
  return [...new Set([...indexes, ...wanted])].sort((a, b) => a - b);
}
