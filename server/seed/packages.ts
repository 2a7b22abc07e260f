import type { Transaction } from 'kysely';
import type { Database, PackageRow } from '../db/schema.ts';

/** Recharge packages (product §3.7): yuan, diamonds, bonus. */
const PACKAGES: readonly [yuan: number, coin: number, bonus: number, tag: PackageRow['tag']][] = [
  [6, 60, 0, 'first'],
  [30, 300, 20, ''],
  [68, 680, 60, 'hot'],
  [128, 1280, 150, ''],
  [328, 3280, 480, ''],
  [648, 6480, 1200, ''],
];

/** Writes the packages on offer. */
export async function seedPackages(trx: Transaction<Database>): Promise<void> {
  const rows = PACKAGES.map(([yuan, coin, bonus, tag], sort) => ({
    id: `coin-${coin}`,
    coin,
    bonus,
    price_fen: yuan * 100,
    tag,
    sort,
  }));
  await trx.insertInto('packages').values(rows).execute();
}
