import { cleanNickname } from '#domain/nickname.ts';
import { keyOf, pathNamesOf, type Call, type Values } from '../contract/Call.ts';
import { CALLS } from '../contract/calls.ts';
import { fieldsOf } from '../contract/requestSchema.ts';
import { send, type Reply } from './contractCalls.ts';
import type { TestPortal } from './portal.ts';
import { prepare } from './preparations.ts';

/** One place a person can put a text: a value of a call, in its path, its query or its body. */
export type TextField = { call: Call; name: string };

/** Every one of them, of every call. */
export const TEXT_FIELDS: readonly TextField[] = CALLS.flatMap((call) =>
  [...pathNamesOf(call), ...fieldsOf(call.asks)].map((name) => ({ call, name })),
);

/** What a kept text comes back as, by the field it was sent in. */
const KEPT_AS: Readonly<Record<string, { in: string; is(text: string): string }>> = {
  'POST /api/v1/square/post content': { in: 'content', is: (text) => text },
  'POST /api/v1/square/post/:id/comment content': { in: 'content', is: (text) => text },
  'POST /api/user/center/updateInfo name': { in: 'name', is: cleanNickname },
  'POST /api/user/registerWithName loginName': { in: 'loginName', is: (text) => text.trim() },
};

const CHINESE = /[\u4E00-\u9FFF]/;

/** A form and a path carry no half of a character. */
function problemWith({ call, name }: TextField, text: string, reply: Reply): string | undefined {
  if (reply.status >= 500) return `answered ${reply.status}`;
  if (reply.code === undefined)
    return CHINESE.test(reply.text ?? '') || reply.status < 300 ? undefined : `said ${reply.text}`;
  if (reply.code !== 0) return CHINESE.test(reply.msg ?? '') ? undefined : `said ${reply.msg}`;
  const kept = KEPT_AS[`${keyOf(call)} ${name}`];
  if (!kept) return undefined;
  const back: unknown = Reflect.get(Object(reply.data), kept.in);
  return back === kept.is(text.toWellFormed()) ? undefined : `came back as ${JSON.stringify(back)}`;
}

/** What a text did that no text may do. */
export type BadInput = { field: string; text: string; problem: string };

/** One result a text tried: undefined where it was kept as sent or refused with a sentence. */
export async function* tryInputs(
  portal: TestPortal,
  fields: readonly TextField[],
  textsFor: (index: number) => readonly string[],
): AsyncIterable<BadInput | undefined> {
  for (const [index, field] of fields.entries()) {
    const as = await portal.newPerson(5000);
    const values: Values = await prepare(portal, field.call, as);
    for (const text of textsFor(index)) {
      const problem = problemWith(
        field,
        text,
        await send(portal, field.call, { ...values, [field.name]: text }, { as }),
      );
      yield problem === undefined ? undefined : { field: `${keyOf(field.call)} ${field.name}`, text, problem };
    }
  }
}

/** So many of the texts, spread over all of them, beginning elsewhere each time: together the fields see every one. */
export function someOf(texts: readonly string[], count: number): (index: number) => readonly string[] {
  const step = Math.max(1, Math.floor(texts.length / count));
  return (index) => texts.filter((_, place) => place % step === index % step);
}
