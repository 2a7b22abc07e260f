import type { ReportReason, ReportTarget } from '#domain/square.ts';
import { newId } from '../encoding.ts';
import type { Ports } from '../ports.ts';
import { noComment } from './comments.ts';
import { noPost } from './posts.ts';
import type { Viewer } from './viewer.ts';

/** What someone reports, and why. */
export type Report = { targetType: ReportTarget; targetId: string; reason: ReportReason; detail: string };

async function requireTarget({ db }: Ports, { targetType, targetId }: Report): Promise<void> {
  const isPost = targetType === 'post';
  const found = isPost
    ? await db.selectFrom('posts').select('id').where('id', '=', targetId).where('state', '=', 0).executeTakeFirst()
    : await db.selectFrom('comments').select('id').where('id', '=', targetId).where('state', '=', 0).executeTakeFirst();
  if (!found) throw isPost ? noPost() : noComment();
}

/** Keeps a report for the operators; the same person's second report of the same thing changes nothing. */
export async function report(ports: Ports, { uid, now }: Viewer, about: Report): Promise<void> {
  await requireTarget(ports, about);
  const { targetType, targetId, reason, detail } = about;
  await ports.db
    .insertInto('reports')
    .values({
      id: newId(ports.random),
      uid,
      target_type: targetType,
      target_id: targetId,
      reason,
      detail,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['uid', 'target_type', 'target_id']).doNothing())
    .execute();
}
