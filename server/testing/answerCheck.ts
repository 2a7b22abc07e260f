import Ajv from 'ajv';
import * as v from 'valibot';
import { keyOf, type Call } from '../contract/Call.ts';
import { documentPathOf, openApi } from '../contract/openapi.ts';
import type { Reply } from './contractCalls.ts';

const ajv = new Ajv({ allErrors: true }).addSchema(openApi(), 'portal');

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where the document says no to the body of an answer with code 0, or undefined. */
export function contradictionOf({ method, path }: Call, reply: Reply): string | undefined {
  const place = [
    'paths',
    documentPathOf(path),
    method.toLowerCase(),
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  ];
  const { code, msg, data } = reply;
  const fits = ajv.validate(`portal#/${place.map((part) => encodeURIComponent(escaped(part))).join('/')}`, {
    code,
    msg,
    data,
  });
  return fits === true ? undefined : ajv.errorsText();
}

/**
 * What is wrong with the answer to a call that had to succeed, or undefined. A schema with fallbacks
 * accepts what it repairs; here nothing may need a repair or be dropped.
 */
export function wrongWith(call: Call, reply: Reply): string | undefined {
  const { answers } = call;
  if (reply.status !== 200 && reply.status !== 303) return `${keyOf(call)}: ${reply.status} ${reply.msg ?? ''}`;
  if (typeof answers === 'string')
    return new RegExp(`^${answers.replace('*', '.+')}$`).test(reply.type) ? undefined : `${keyOf(call)}: ${reply.type}`;
  if (reply.code !== 0) return `${keyOf(call)}: ${reply.code} ${reply.msg}`;
  const read = v.safeParse(answers, reply.data);
  if (!read.success)
    return `${keyOf(call)}: ${v.flatten(read.issues).root?.join() ?? JSON.stringify(v.flatten(read.issues).nested)}`;
  if (JSON.stringify(sorted(read.output)) !== JSON.stringify(sorted(reply.data)))
    return `${keyOf(call)}: is not exactly what its schema says`;
  const contradiction = contradictionOf(call, reply);
  return contradiction === undefined ? undefined : `${keyOf(call)}: ${contradiction}`;
}

/** A value with its keys in one order, so that two texts of it can be compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
