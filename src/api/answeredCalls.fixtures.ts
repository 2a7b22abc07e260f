import * as v from 'valibot';
import { ApiError } from './ApiError.ts';
import { createClient, type Client } from './client.ts';
import { createApi } from './createApi.ts';
import { everyCall } from './everyCall.fixtures.ts';
import type { MalformedAnswer } from './malformedAnswers.fixtures.ts';
import type { Session } from './Session.ts';

const session: Session = {
  uid: () => '7',
  token: () => 'token',
  channelId: () => '0',
  authVersion: () => 0,
  expire: () => undefined,
};

/** What the next answer is, and the fetch that gives it. */
function createMouth() {
  let answer: () => Response = () => Response.error();
  return { say: (next: () => Response) => void (answer = next), fetch: async () => answer() };
}

type Ask = (path: string, schema: v.GenericSchema, ...rest: never[]) => Promise<unknown>;
type Listen = (given: { data: unknown; schema: v.GenericSchema }) => void;

const METHODS = ['get', 'delete', 'post', 'put'] as const;

/** A client that shows what it hands out, with the schema that should have been met. */
function overheard<C extends Record<(typeof METHODS)[number], unknown>>(client: C, listen: Listen): C {
  const hear =
    (ask: Ask): Ask =>
    async (path, schema, ...rest) => {
      const data = await ask(path, schema, ...rest);
      listen({ data, schema });
      return data;
    };
  return { ...client, ...Object.fromEntries(METHODS.map((method) => [method, hear(client[method] as Ask)])) };
}

/** The client everybody writes first: it believes what it is sent. */
function createTrustingClient(fetch: () => Promise<Response>): Client {
  const ask = async () => ((await (await fetch()).json()) as { data: unknown }).data;
  const nothing = () => undefined;
  const client = {
    get: ask,
    delete: ask,
    post: ask,
    put: ask,
    download: async () => new Blob(),
    cancel: nothing,
    cancelAll: nothing,
    pendingCount: () => 0,
  };
  return client as unknown as Client;
}

/** What became of a call: parsed data, an ApiError of ours, or a fault, which no answer may bring about. */
export type Verdict =
  | { kind: 'data'; result: unknown }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'fault'; why: string };

const CHINESE = /\p{Script=Han}/u;
const fault = (why: string): Verdict => ({ kind: 'fault', why });

/** A refusal must have words: ours in Chinese, or the server's own. */
function verdictOnError(error: unknown, said: string): Verdict {
  if (!(error instanceof ApiError)) return fault(`threw ${String(error)}`);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(error.message)) return fault('says nothing');
  return CHINESE.test(error.message) || said.includes('"msg"')
    ? { kind: 'refused', error }
    : fault(`is not in Chinese: ${error.message}`);
}

export type AnsweredCalls = {
  names: readonly string[];
  /** One call, answered so. */
  answer(name: string, answer: MalformedAnswer, good: string): Promise<Verdict>;
};

/**
 * Every call of the api over a network that answers as set.
 * @param trusting with a client that neither checks nor parses: what our own is measured against
 */
export function createAnsweredCalls({ trusting = false } = {}): AnsweredCalls {
  const mouth = createMouth();
  const careful = () =>
    createClient({ fetch: mouth.fetch, origin: 'http://portal.test', session, log: { warn: () => undefined } });
  const client = trusting ? createTrustingClient(mouth.fetch) : careful();
  let isAsPromised = true;
  const api = createApi(overheard(client, ({ data, schema }) => void (isAsPromised &&= v.is(schema, data))));
  const calls = new Map(everyCall(api).map(({ name, ask }) => [name, ask]));

  const judge = async (name: string, said: string): Promise<Verdict> => {
    isAsPromised = true;
    try {
      const result = await calls.get(name)?.(api);
      return isAsPromised ? { kind: 'data', result } : fault('handed out what its schema refuses');
    } catch (error) {
      return verdictOnError(error, said);
    }
  };

  return {
    names: [...calls.keys()],
    async answer(name, { status, type, body }, good) {
      const bytes = body(good);
      mouth.say(() => new Response(bytes, { status, headers: { 'Content-Type': type } }));
      const verdict = await judge(name, new TextDecoder().decode(bytes.subarray(0, 4096)));
      if (client.pendingCount() !== 0) return fault('is still pending');
      if ('polluted' in {}) return fault('polluted every object');
      return verdict;
    },
  };
}
