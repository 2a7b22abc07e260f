/** One thing a screen waits for. Loading and failure are data, so every screen is pure. */
export type Loadable<T> = { state: 'loading' } | { state: 'failed'; message?: string } | { state: 'ready'; value: T };

/** What an address names: it may also not exist, or no longer. */
export type Findable<T> = Loadable<T> | { state: 'notFound' };

/**
 * A list that grows by pages. `tail` says what stands after the last item: `more` (can load),
 * `loading`, `failed` (tap to retry), `end`.
 */
export type Paged<T> =
  | { state: 'loading' }
  | { state: 'failed'; message?: string }
  | { state: 'ready'; items: readonly T[]; tail: 'more' | 'loading' | 'failed' | 'end' };

export const loading = { state: 'loading' } as const;
export const notFound = { state: 'notFound' } as const;
export const failed = (message?: string) =>
  message === undefined ? ({ state: 'failed' } as const) : ({ state: 'failed', message } as const);
export const ready = <T>(value: T) => ({ state: 'ready', value }) as const;

/** The value when there is one, else undefined. */
export function valueOf<T>(loadable: Findable<T>): T | undefined {
  return loadable.state === 'ready' ? loadable.value : undefined;
}

/** What is made of the value when there is one; any other state stays as it is. */
export function mapLoadable<T, R>(loadable: Loadable<T>, map: (value: T) => R): Loadable<R>;
export function mapLoadable<T, R>(loadable: Findable<T>, map: (value: T) => R): Findable<R>;
export function mapLoadable<T, R>(loadable: Findable<T>, map: (value: T) => R): Findable<R> {
  return loadable.state === 'ready' ? ready(map(loadable.value)) : loadable;
}
