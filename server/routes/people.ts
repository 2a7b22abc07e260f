import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import {
  lengthOf,
  REPORT_DETAIL_MAX_LENGTH,
  REPORT_REASONS,
  REPORT_TARGETS,
  type ReportReason,
} from '#domain/square.ts';
import { answer } from '../answer.ts';
import { id, longText, text } from '../params.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { readPathId, readPayload } from '../request.ts';
import type { Toggle } from '../square/likes.ts';
import { block, follow, noPerson } from '../square/relations.ts';
import { report } from '../square/reports.ts';
import { requireViewer, type Viewer } from '../square/viewer.ts';

const isReason = (value: string): value is ReportReason => Object.hasOwn(REPORT_REASONS, value);

export const reportSchema = v.object({
  targetType: v.pipe(text, v.picklist(REPORT_TARGETS)),
  targetId: id,
  reason: v.pipe(text, v.guard(isReason, '请选择举报原因')),
  detail: v.pipe(
    longText,
    v.check((value) => lengthOf(value) <= REPORT_DETAIL_MAX_LENGTH, `最多${REPORT_DETAIL_MAX_LENGTH}字`),
  ),
});

/** The person who asks, whose marks are counted. */
async function marking(ports: Ports, c: Context): Promise<Viewer> {
  const viewer = await requireViewer(ports, c);
  await consumeLimit(ports.db, ports.limits, { call: 'markUser', key: viewer.uid, now: viewer.now });
  return viewer;
}

const personIdOf = (c: Context): string => readPathId(c, 'id', noPerson().message);

const followOne = async (ports: Ports, c: Context, request: Toggle): Promise<Response> =>
  answer(c, await follow(ports.db, await marking(ports, c), personIdOf(c), request));

async function blockOne(ports: Ports, c: Context, request: Toggle): Promise<Response> {
  await block(ports.db, await marking(ports, c), personIdOf(c), request);
  return answer(c, null);
}

async function reportOne(ports: Ports, c: Context): Promise<Response> {
  const viewer = await requireViewer(ports, c);
  const about = await readPayload(c, reportSchema);
  await consumeLimit(ports.db, ports.limits, { call: 'reportUser', key: viewer.uid, now: viewer.now });
  await report(ports, viewer, about);
  return answer(c, null);
}

/** What people of the square do about each other: follow, block, report. */
export function peopleRoutes(ports: Ports): Hono {
  return new Hono()
    .post('/api/v1/user/follow/:id', (c) => followOne(ports, c, { set: true }))
    .delete('/api/v1/user/follow/:id', (c) => followOne(ports, c, { set: false }))
    .post('/api/v1/user/block/:id', (c) => blockOne(ports, c, { set: true }))
    .delete('/api/v1/user/block/:id', (c) => blockOne(ports, c, { set: false }))
    .post('/api/v1/square/report', (c) => reportOne(ports, c));
}
