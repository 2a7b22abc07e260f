import type { Account } from '#domain/account.ts';

/** The query keys of an area, by name; the arguments are the parameters of the query. */
export type Keys<Name extends string> = Readonly<
  Record<Name, <Rest extends readonly unknown[]>(...rest: Rest) => readonly [Account['uid'], Name, ...Rest]>
>;

/**
 * Makes the query key factory of an area. Keys begin with the uid, so that nothing of one user is ever shown to the next;
 * a key without arguments is the prefix of all keys of its name.
 */
export function createKeys<Name extends string>(...names: readonly Name[]) {
  const keysOf = (uid: Account['uid']) =>
    Object.fromEntries(
      names.map((name) => [name, (...rest: unknown[]) => [uid, name, ...rest]]),
    ) as unknown as Keys<Name>;
  return Object.assign(keysOf, { names });
}
