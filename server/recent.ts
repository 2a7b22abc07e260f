/** Values by their keys, of which only the last that were used are kept. */
export type Recent<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): Value };

/** Keeps the `size` values used last. */
export function createRecent<Value>(size: number): Recent<Value> {
  // A map keeps the order of insertion: what was used last stands last.
  const kept = new Map<string, Value>();
  const set = (key: string, value: Value): Value => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  return {
    set,
    get(key) {
      const value = kept.get(key);
      return value === undefined ? undefined : set(key, value);
    },
  };
}
