import { Hono, type Context } from 'hono';
import { answer, answerUnknownPath, badField } from '../answer.ts';
import type { Ports } from '../ports.ts';
import { takeHit } from '../rateLimit.ts';
import { keepUpload, MAX_UPLOAD_BYTES, typeOf, uploadNameOf, UPLOADS_PATH } from '../square/uploads.ts';
import { requireViewer } from '../square/viewer.ts';

const UPLOAD_CALL = '/api/v1/square/upload';

/** The file with the fields around it. */
const MAX_UPLOAD_BODY_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;

/** How large the body of an upload call may be; undefined for any other call. */
export const uploadBodyLimit = (path: string): number | undefined => (path === UPLOAD_CALL ? MAX_UPLOAD_BODY_BYTES : undefined);

async function readFile(c: Context): Promise<File> {
  // What is no multipart form at all makes the parser throw.
  const form = await c.req.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File)) throw badField('file', '请选择图片');
  return file;
}

async function upload(ports: Ports, c: Context): Promise<Response> {
  const viewer = await requireViewer(ports, c);
  await takeHit(ports.db, ports.limits, { call: 'uploadUser', key: viewer.uid, now: viewer.now });
  return answer(c, await keepUpload(ports, viewer, await readFile(c)));
}

/** Sent by strangers, so were it ever opened as a page of its own it could do nothing (T15). */
async function send(ports: Ports, c: Context): Promise<Response> {
  const name = uploadNameOf(c.req.path);
  const bytes = name === undefined ? undefined : await ports.uploads.get(name);
  if (name === undefined || bytes === undefined) return answerUnknownPath(c);
  c.header('Content-Type', typeOf(name));
  c.header('Content-Length', String(bytes.length));
  c.header('Content-Disposition', `inline; filename="${name}"`);
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  return c.body(bytes);
}

/** Pictures sent in by people, and where they are seen. */
export function uploadRoutes(ports: Ports): Hono {
  return new Hono()
    .post(UPLOAD_CALL, (c) => upload(ports, c))
    .get(`${UPLOADS_PATH}:name`, (c) => send(ports, c));
}
