import type { Transaction } from 'kysely';
import { paths } from '#domain/paths.ts';
import type { Database, UserRow } from './db/schema.ts';
import { sendMessage } from './messages.ts';
import type { Ports } from './ports.ts';
import { serverDay } from './serverDay.ts';

type ReminderPorts = Pick<Ports, 'db' | 'clock' | 'random'>;

const DAY_MS = 86_400_000;

/** Days before the end at which someone is told, the nearest first; 0 tells that it is over (product §1.6). */
const STAGES = [0, 1, 3, 7] as const;

/** The current stage; earlier ones that were missed are skipped. */
function stageOf(expiry: number, now: number): number | undefined {
  const daysLeft = Math.max(0, Math.ceil((expiry - now) / DAY_MS));
  return STAGES.find((stage) => daysLeft <= stage);
}

function letterOf(expiry: number, daysLeft: number) {
  const date = serverDay(expiry);
  if (daysLeft === 0) {
    return {
      title: '会员已过期',
      summary: '续费即可恢复会员权益。',
      content: `<p>您的会员已于 <strong>${date}</strong> 到期。已购买的游戏和已解锁的章节仍然属于您，续费后会员权益立即恢复。</p>`,
    };
  }
  return {
    title: `会员还有 ${daysLeft} 天到期`,
    summary: `有效期至 ${date}，现在续费，天数自动累加。`,
    content: `<p>您的会员有效期至 <strong>${date}</strong>。现在续费，新的天数会加在现有到期日之后，一天也不会少。</p>`,
  };
}

async function write(
  ports: ReminderPorts,
  trx: Transaction<Database>,
  uid: string,
  expiry: number,
  stage: number,
  now: number,
) {
  const first = await trx
    .insertInto('membership_reminders')
    .values({ uid, exp_at: expiry, days_left: stage, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'exp_at', 'days_left']).doNothing())
    .executeTakeFirst();
  if (first.numInsertedOrUpdatedRows !== 1n) return;
  const daysLeft = Math.max(0, Math.ceil((expiry - now) / DAY_MS));
  await sendMessage(ports, trx, { uid, kind: 'system', ...letterOf(expiry, daysLeft), link: paths.membership });
}

/**
 * Tells someone that their membership ends soon or has ended, once per stage and end. It is done when
 * they look at their status or inbox, not by a timer: the letter is there before anyone can miss it.
 */
export async function remindOfExpiry(ports: ReminderPorts, { uid, exp_at: expiry }: UserRow): Promise<void> {
  if (expiry === null) return;
  const now = ports.clock();
  const stage = stageOf(expiry, now);
  if (stage === undefined) return;
  // Usually it is written already; only the first read pays for a transaction.
  const told = await ports.db
    .selectFrom('membership_reminders')
    .select('uid')
    .where('uid', '=', uid)
    .where('exp_at', '=', expiry)
    .where('days_left', '=', stage)
    .executeTakeFirst();
  if (told) return;
  await ports.db.transaction().execute((trx) => write(ports, trx, uid, expiry, stage, now));
}
