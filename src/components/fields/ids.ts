/** A list of ids as `aria-describedby` takes it; undefined where none is given. */
export const joinIds = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
