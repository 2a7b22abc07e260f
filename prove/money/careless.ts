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
      return text.replace(from, to);
    }, String(loaded.source));
    return { ...loaded, source };
  },
});
