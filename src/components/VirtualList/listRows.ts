/** Names a row, as React's keys do. */
export type RowKey = string | number;

/** A row under the key that names it. */
export type Row<T> = { key: RowKey; item: T };

/** A later page may repeat rows of an earlier one: each key once. */
export function uniqueRows<T>(items: readonly T[], itemKey: (item: T) => RowKey): Row<T>[] {
  const seen = new Set<RowKey>();
  return items.flatMap((item) => {
    const key = itemKey(item);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ key, item }];
  });
}

/** The focused row stays mounted wherever the list is scrolled, so that focus is not lost (LI.P11). */
export function withRow(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}
