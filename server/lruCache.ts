/** A least-recently-used cache. `set` returns the value. */
export type LruCache<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): Value };

/** @param size how many entries are kept */
export function createLruCache<Value>(size: number): LruCache<Value> {
  // A Map keeps insertion order, so the most recently used entry is the last.
  const entries = new Map<string, Value>();
  const set = (key: string, value: Value): Value => {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    return value;
  };
  return {
    set,
    get(key) {
      const value = entries.get(key);
      return value === undefined ? undefined : set(key, value);
    },
  };
}
