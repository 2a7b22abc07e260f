import { registerHooks } from 'node:module';

/**
 * Loaded into a server process before its own code (`--import`), changes one line of it: the control of what is proven of
 * the line as it is. `CARELESS` says which.
 */
const CHANGES: Record<string, readonly { file: string; from: string; to: string }[]> = {
  // Takes diamonds whether they are there or not; the database does not look either.
  balance: [
    { file: '/server/wallet.ts', from: ".where('balance', '>=', amount)", to: '' },
    { file: '/server/db/openSqlite.ts', from: 'PRAGMA foreign_keys = ON;', to: 'PRAGMA foreign_keys = ON; PRAGMA ignore_check_constraints = ON;' },
  ],
  // Each statement stands for itself, so that a kill comes between debit and goods.
  transaction: [{ file: '/server/intent.ts', from: 'db.transaction().execute(async (trx)', to: 'db.connection().execute(async (trx: any)' }],
  // Takes a database that cannot serve for a fault of its own.
  unavailable: [{ file: '/server/answer.ts', from: '!isDatabaseUnavailable(error)', to: 'isDatabaseUnavailable(error)' }],
  // Keeps for itself what it should share with other servers: sessions, keys, counts, and what it read of a stock or a day.
  alone: [
    { file: '/server/session.ts', from: 'const user = await ports.db', to: 'const user = (globalThis.known ??= new Map()).get(token) ?? await ports.db' },
    { file: '/server/session.ts', from: 'if (user) refuse', to: 'if (user) globalThis.known.set(token, user);\n  if (user) refuse' },
    { file: '/server/intent.ts', from: 'intent.requestId', to: '`${process.pid}-${intent.requestId}`' },
    { file: '/server/rateLimit.ts', from: '`${call}:', to: '`${process.pid}:${call}:' },
    { file: '/server/redeem.ts', from: "(eb) => ({ uses_left: eb('uses_left', '-', 1) })", to: "{ uses_left: (await trx.selectFrom('redeem_codes').select('uses_left').where('code', '=', code).executeTakeFirstOrThrow()).uses_left - 1 }" },
    { file: '/server/checkin/claims.ts', from: 'created_at: now }).execute();\n}', to: 'created_at: now }).onConflict((conflict) => conflict.doNothing()).execute();\n}' },
    { file: '/server/checkin/claims.ts', from: 'if (days.has(today))', to: 'globalThis.here ??= new Set();\n    if (globalThis.here.has(uid) || !globalThis.here.add(uid))' },
  ],
};

const changes = CHANGES[process.env['CARELESS'] ?? ''];
if (!changes) throw new Error(`CARELESS is one of ${Object.keys(CHANGES).join(', ')}.`);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const asked = changes.filter(({ file }) => url.endsWith(file));
    if (asked.length === 0) return loaded;
    const source = asked.reduce((text, { file, from, to }) => {
      if (!text.includes(from)) throw new Error(`${file} no longer says \`${from}\`.`);
      return text.replaceAll(from, to);
    }, String(loaded.source));
    return { ...loaded, source };
  },
});
