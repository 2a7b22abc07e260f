/** Lines of the server as a careless author would have written them, by what is careless of them: controls of what is proven of the lines as they are. */
export const CHANGES: Readonly<Record<string, readonly { file: string; from: string; to: string }[]>> = {
  // Takes diamonds whether they are there or not; the database does not look either.
  balance: [
    { file: '/server/wallet.ts', from: ".where('balance', '>=', amount)", to: '' },
    {
      file: '/server/db/openSqlite.ts',
      from: 'PRAGMA foreign_keys = ON;',
      to: 'PRAGMA foreign_keys = ON; PRAGMA ignore_check_constraints = ON;',
    },
  ],
  // Each statement stands for itself, so that a kill comes between debit and goods.
  transaction: [
    {
      file: '/server/intent.ts',
      from: 'db.transaction().execute(async (trx)',
      to: 'db.connection().execute(async (trx: any)',
    },
  ],
  // Takes a database that cannot serve for a fault of its own.
  unavailable: [
    {
      file: '/server/answer.ts',
      from: 'return isDatabaseUnavailable(error)',
      to: 'return !isDatabaseUnavailable(error)',
    },
  ],
  // Keeps for itself what it should share with other servers: sessions, keys, counts, and what it read of a stock or a day.
  alone: [
    {
      file: '/server/session.ts',
      from: 'const found = await ports.db',
      to: 'const found = (globalThis.known ??= new Map()).get(token) ?? await ports.db',
    },
    {
      file: '/server/session.ts',
      from: 'if (!found) return',
      to: 'if (found) globalThis.known.set(token, found);\n  if (!found) return',
    },
    { file: '/server/intent.ts', from: 'intent.requestId', to: '`${process.pid}-${intent.requestId}`' },
    { file: '/server/rateLimit.ts', from: '`${call}:', to: '`${process.pid}:${call}:' },
    {
      file: '/server/redeem.ts',
      from: "(eb) => ({ uses_left: eb('uses_left', '-', 1) })",
      to: "{ uses_left: (await trx.selectFrom('redeem_codes').select('uses_left').where('code', '=', code).executeTakeFirstOrThrow()).uses_left - 1 }",
    },
    {
      file: '/server/checkin/claims.ts',
      from: 'created_at: now }).execute();\n}',
      to: 'created_at: now }).onConflict((conflict) => conflict.doNothing()).execute();\n}',
    },
    {
      file: '/server/checkin/claims.ts',
      from: 'if (days.has(today))',
      to: 'globalThis.here ??= new Set();\n    if (globalThis.here.has(uid) || !globalThis.here.add(uid))',
    },
  ],
};
