import type { Account } from '#domain/account.ts';

/** The keys of an area's queries, by name: each may be followed by parameters. */
export type Keys<Name extends string> = Readonly<
  Record<Name, <Rest extends readonly unknown[]>(...rest: Rest) => readonly [Account['uid'], Name, ...Rest]>
>;

/**
 * The one place where an area's query keys are spelled. Keys begin with the uid, so that nothing of one user is ever shown
 * to the next; a key without the rest is the prefix of all of its name.
 */
export function createKeys<Name extends string>(...names: readonly Name[]) {
  const keysOf = (uid: Account['uid']) =>
    Object.fromEntries(
      names.map((name) => [name, (...rest: unknown[]) => [uid, name, ...rest]]),
    ) as unknown as Keys<Name>;
  return Object.assign(keysOf, { names });
}
