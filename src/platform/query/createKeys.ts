import type { Account } from '#domain/account.ts';

export type Keys<Name extends string> = Readonly<
  Record<Name, <Rest extends readonly unknown[]>(...rest: Rest) => readonly [Account['uid'], Name, ...Rest]>
>;

/** Keys begin with the uid, so that nothing of one user is shown to the next; one without arguments is a prefix. */
export function createKeys<Name extends string>(...names: readonly Name[]) {
  const keysOf = (uid: Account['uid']) =>
    Object.fromEntries(
      names.map((name) => [name, (...rest: unknown[]) => [uid, name, ...rest]]),
    ) as unknown as Keys<Name>;
  return Object.assign(keysOf, { names });
}
