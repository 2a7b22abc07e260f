import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import { equalInConstantTime, hmac, newSecret } from './encoding.ts';
import type { Random } from './ports.ts';

const SECRET = 'link_secret';

/** Signs what must come back unchanged from a browser that is not logged in: a download, a cashier page. */
export type Signer = {
  sign(purpose: string, value: string): Promise<string>;
  verify(purpose: string, value: string, signature: string): Promise<boolean>;
};

/** The installation's own secret, made at its first use and shared by all its processes. */
async function loadSecret(db: Kysely<Database>, random: Random): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: SECRET, value: newSecret(random) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', SECRET)
    .executeTakeFirstOrThrow();
  return value;
}

/** A signer with the secret of this database. `purpose` keeps one kind of signature from serving as another. */
export function createSigner(db: Kysely<Database>, random: Random): Signer {
  let secret: Promise<string> | undefined;
  const readSecret = () => {
    secret ??= loadSecret(db, random).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
  const sign = async (purpose: string, value: string) => hmac(await readSecret(), `${purpose}:${value}`);
  return {
    sign,
    verify: async (purpose, value, signature) => equalInConstantTime(await sign(purpose, value), signature),
  };
}
