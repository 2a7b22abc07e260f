import type { Database } from '../../db/schema.ts';
import { TABLES } from '../../db/tables.ts';
import type { Asked } from '../queryLog.ts';
import type { Access, Plan } from './plan.ts';

/** What the operators write, as long as they make it: these may be read whole. Every other table grows with people and time. */
const OPERATORS: readonly (keyof Database)[] = [
  'packages',
  'vip_plans',
  'game_types',
  'games',
  'gifts',
  'bulletins',
  'home_banners',
  'notices',
  'settings',
  'tags',
  'square_config',
  'sensitive_words',
  'comics',
  'comic_tags',
  'comic_taggings',
  'chapters',
  'redeem_campaigns',
  'welfare_items',
  'activities',
];

const GROWING = new Set(TABLES.filter((table) => !OPERATORS.some((name) => name === table)));

/** Columns with a few values for all rows: looked up alone they leave nearly everything, which only a limit may cut. */
const NARROWS_LITTLE = new Set(['state', 'is_read']);

/** Sorts of what grows that are small all the same. */
const BOUNDED_SORTS: readonly { of: RegExp; because: string }[] = [
  {
    of: /union all|from \(\s*select \* from \(/,
    because: 'of each person followed no more than a page of posts is sorted',
  },
  {
    of: /order by \(select posts\.hot_at from posts/,
    because: 'of a search only what few posts hold, or less than a page of what is found, is sorted',
  },
  {
    of: /from "(gifts|comics)" inner join/,
    because: 'somebody has one row for each gift and each book, and those the operators make',
  },
];

const grows = ({ table }: Access): boolean => GROWING.has(table);

/** Walks along an index that end soon, for nearly every row they meet is wanted: the feed with no filter but whom one blocked. */
const SHORT_WALK =
  /from "posts" where \(?"posts"\."state" = \S+( and "posts"\."uid" not in \(select [^()]*\))?\)?( and \("posts"\.[^()]*\) < \([^()]*\))?( order by [^()]*)? limit/;

/** Whether an access reads more the longer its table is. */
function readsOn({ narrowed }: Access, { sql }: Asked): boolean {
  if (narrowed.length === 0) return true;
  return narrowed.every((column) => NARROWS_LITTLE.has(column)) && !SHORT_WALK.test(sql);
}

function faultsOf(asked: Asked, { accesses, sorts }: Plan): string[] {
  const scanned = accesses
    .filter((access) => grows(access) && readsOn(access, asked))
    .map(({ table }) => `reads all of ${table}`);
  const bounded = BOUNDED_SORTS.some(({ of }) => of.test(asked.sql));
  const sorted = bounded
    ? []
    : sorts
        .flat()
        .filter((access) => grows(access) && !access.single)
        .map(({ table }) => `sorts rows of ${table}`);
  return [...new Set([...scanned, ...sorted])].map((fault) => `${fault}: ${asked.sql}`);
}

/** Tells what the database would do for each statement. */
export type Explaining = { explain(asked: readonly Asked[]): Promise<Plan[]> };

/** What statements do that costs more the longer tables grow; each with the statement. */
export async function findCostly({ explain }: Explaining, asked: readonly Asked[]): Promise<string[]> {
  const plans = await explain(asked);
  return asked.flatMap((question, place) => {
    const plan = plans[place];
    return plan ? faultsOf(question, plan) : [`has no plan: ${question.sql}`];
  });
}
