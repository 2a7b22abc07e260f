import { Hono, type Context } from 'hono';
import { answer, answerUnknownPath, badField } from '../answer.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { dataPolicy } from '../securityHeaders.ts';
import { keepUpload, MAX_UPLOAD_BYTES, typeOf, uploadNameOf, UPLOADS_PATH } from '../square/uploads.ts';
import { requireViewer } from '../square/viewer.ts';

const UPLOAD_CALL = '/api/v1/square/upload';

/** Calls whose body is a file. */
const UPLOAD_CALLS: ReadonlySet<string> = new Set([UPLOAD_CALL, '/api/user/center/uploadAvatar']);

/** The largest file with the fields around it. */
const MAX_UPLOAD_BODY_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;

/** How large the body of an upload call may be; undefined for any other call. */
export const uploadBodyLimit = (path: string): number | undefined =>
  UPLOAD_CALLS.has(path) ? MAX_UPLOAD_BODY_BYTES : undefined;

/** The file of an upload, and the uid it claims to come from. */
export async function readUpload(c: Context): Promise<{ file: File; uid: string }> {
  // What is no multipart form at all makes the parser throw.
  const form = await c.req.formData().catch(() => undefined);
  const [file, uid] = [form?.get('file'), form?.get('uid')];
  if (!(file instanceof File)) throw badField('file', '请选择图片');
  return { file, uid: typeof uid === 'string' ? uid : '' };
}

async function upload(ports: Ports, c: Context): Promise<Response> {
  const viewer = await requireViewer(ports, c);
  await consumeLimit(ports.db, ports.limits, { call: 'uploadUser', key: viewer.uid, now: viewer.now });
  const { file } = await readUpload(c);
  return answer(c, await keepUpload(ports, viewer, file));
}

/** Sent by strangers, so were it ever opened as a page of its own it could do nothing (T15). */
async function send(ports: Ports, c: Context): Promise<Response> {
  const name = uploadNameOf(c.req.path);
  const bytes = name === undefined ? undefined : await ports.uploads.get(name);
  if (name === undefined || bytes === undefined) return answerUnknownPath(c);
  c.header('Content-Type', typeOf(name));
  c.header('Content-Length', String(bytes.length));
  c.header('Content-Disposition', `inline; filename="${name}"`);
  c.header('Content-Security-Policy', `${dataPolicy}; sandbox`);
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  return c.body(bytes);
}

/** Pictures sent in by people, and where they are seen. */
export function uploadRoutes(ports: Ports): Hono {
  return new Hono().post(UPLOAD_CALL, (c) => upload(ports, c)).get(`${UPLOADS_PATH}:name`, (c) => send(ports, c));
}
