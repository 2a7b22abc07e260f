import { Migrator } from 'kysely/migration';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { accounts } from './migrations/m0001Accounts.ts';
import { money } from './migrations/m0002Money.ts';
import { content } from './migrations/m0003Content.ts';
import { square } from './migrations/m0004Square.ts';
import { comics } from './migrations/m0005Comics.ts';
import { benefits } from './migrations/m0006Benefits.ts';
import { nicknames } from './migrations/m0007Nicknames.ts';
import { incentives } from './migrations/m0008Incentives.ts';
import { growth } from './migrations/m0009Growth.ts';
import { catalogue } from './migrations/m0010Catalogue.ts';
import { clearedPlaces } from './migrations/m0011ClearedPlaces.ts';
import { nameKeys } from './migrations/m0012NameKeys.ts';
import { postGrams } from './migrations/m0013PostGrams.ts';
import { listedAuthors } from './migrations/m0014ListedAuthors.ts';
import { orderPurposes } from './migrations/m0015OrderPurposes.ts';
import { loginPlaces } from './migrations/m0017LoginPlaces.ts';
import { readingKeys } from './migrations/m0018ReadingKeys.ts';
import { officialTags } from './migrations/m0019OfficialTags.ts';
import { paymentNotices } from './migrations/m0016PaymentNotices.ts';

/** Every change of the tables, in order. Names are stored: never rename or reorder them. */
const MIGRATIONS = {
  '0001_accounts': accounts,
  '0002_money': money,
  '0003_content': content,
  '0004_square': square,
  '0005_comics': comics,
  '0006_benefits': benefits,
  '0007_nicknames': nicknames,
  '0008_incentives': incentives,
  '0009_growth': growth,
  '0010_catalogue': catalogue,
  '0011_cleared_places': clearedPlaces,
  '0012_name_keys': nameKeys,
  '0013_post_grams': postGrams,
  '0014_listed_authors': listedAuthors,
  '0015_order_purposes': orderPurposes,
  '0016_payment_notices': paymentNotices,
  '0017_login_places': loginPlaces,
  '0018_reading_keys': readingKeys,
  '0019_official_tags': officialTags,
};

/** Brings the database to the newest shape; does nothing when it is there already. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
