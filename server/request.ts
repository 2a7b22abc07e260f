import type { Context } from 'hono';
import * as v from 'valibot';
import { Code } from '#domain/envelope.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { badField, notFound, ApiError } from './answer.ts';
import { readFlatJson, type Fields } from './flatJson.ts';

const BAD_VALUE = '参数不正确';

function readForm(text: string): Fields {
  const fields: Fields = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(fields, name)) fields[name] = value;
  }
  return fields;
}

const unreadable = () => new ApiError(Code.badField, '请求格式不正确', { data: { field: '' }, status: 400 });

async function readBody(c: Context): Promise<Fields> {
  const text = await c.req.text();
  if (text === '') return Object.create(null);
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return readForm(text);
  const fields = type === 'application/json' ? readFlatJson(text) : undefined;
  if (!fields) throw unreadable();
  return fields;
}

function parse<const S extends v.GenericSchema>(schema: S, fields: Fields): v.InferOutput<S> {
  const result = v.safeParse(schema, fields, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = String(issue.path?.[0]?.key ?? '');
  // Valibot's own messages are English, name internals and hold what was sent; none of ours begins so.
  throw badField(field, issue.message.startsWith('Invalid ') ? BAD_VALUE : issue.message);
}

/** The payload of a POST, form or JSON; of a repeated key the first counts (T16). Refuses what does not fit (1001). */
export async function readPayload<const S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  return parse(schema, await readBody(c));
}

/** The query of a GET, under the same rules as a payload. */
export function readQuery<const S extends v.GenericSchema>(c: Context, schema: S): v.InferOutput<S> {
  return parse(schema, readForm(new URL(c.req.url).search.slice(1)));
}

/** The `id` of the path; anything that could change the path called is simply not found (X8). */
export function readPathId(c: Context, name: string, missing: string): string {
  const id = c.req.param(name);
  if (!isSafeId(id)) throw notFound(missing);
  return id;
}
