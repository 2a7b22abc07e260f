// `npm run payments`: payments that could not be turned into what was ordered, the oldest first; `-- refunded <id>` once the
// money was given back, `-- dismissed <id>` for one under review that no money belongs to.
import { randomBytes } from 'node:crypto';
import { requireNode24 } from '../../scripts/requireNode24.mjs';

requireNode24();

const { readConfig } = await import('../config.ts');
const { openConfigured } = await import('../openConfigured.ts');
const { dismissNotice, listQueue, markRefunded } = await import('../paymentNotices.ts');
const { migrate } = await import('../db/migrations.ts');

/** One waiting payment in one line. */
function lineOf(notice) {
  const yuan = (notice.amount_fen / 100).toFixed(2);
  const paidAt = new Date(notice.paid_at).toISOString();
  const { id, state, reason, order_id: order, transaction_id: transaction, times } = notice;
  return `${id}  ${state}${reason ? ` (${reason})` : ''}  ${yuan} yuan  order ${order}  transaction ${transaction}  paid ${paidAt}  told ${times} times`;
}

async function list(db) {
  const queue = await listQueue(db);
  for (const notice of queue) console.log(lineOf(notice));
  const sum = queue.filter(({ state }) => state === 'refund').reduce((fen, notice) => fen + notice.amount_fen, 0);
  console.log(
    queue.length === 0 ? 'Nothing waits.' : `${queue.length} wait; ${(sum / 100).toFixed(2)} yuan to refund.`,
  );
  return true;
}

const [command = 'list', id = ''] = process.argv.slice(2);
const db = openConfigured(readConfig(process.env), console.error);
try {
  await migrate(db);
  const ports = { db, clock: Date.now, random: (length) => new Uint8Array(randomBytes(length)) };
  const commands = {
    list: () => list(db),
    refunded: () => markRefunded(ports, id),
    dismissed: () => dismissNotice(db, id),
  };
  if (!Object.hasOwn(commands, command)) throw new Error(`Unknown command "${command}": list, refunded or dismissed.`);
  if (!(await commands[command]())) throw new Error(`No payment "${id}" waits for that.`);
  if (command !== 'list') console.log(`${id}  ${command}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
