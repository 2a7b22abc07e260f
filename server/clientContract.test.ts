import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { createApi } from '#api/createApi.ts';
import { pathNamesOf, type Call } from './contract/Call.ts';
import { CALLS } from './contract/calls.ts';
import { send } from './testing/contractCalls.ts';
import { onEachDatabase } from './testing/portal.ts';
import { prepare } from './testing/preparations.ts';

/** A call the client makes: how, where, and what it takes for an answer. */
type ClientCall = { method: Call['method']; path: string; schema: v.GenericSchema };

const ID = 'x1';

/** Read as any argument of any call: an id, a choice, and an object without members. */
const ANY = [ID, ID, ID];

/** Arguments of the calls that look into theirs. */
const ARGUMENTS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  sendSmsCode: [[{ scene: 'login', phone: '' }]],
  uploadAvatar: [[ID, new Blob()]],
  upload: [[new Blob()]],
  subscribe: [
    [ID, true],
    [ID, false],
  ],
  likePost: [
    [ID, true],
    [ID, false],
  ],
  likeComment: [
    [ID, true],
    [ID, false],
  ],
  follow: [
    [ID, true],
    [ID, false],
  ],
  block: [
    [ID, true],
    [ID, false],
  ],
};

const underApi = (path: string): string => (path.startsWith('/api/') ? path : `/api/${path.replace(/^\//, '')}`);

/** A client that notes what it is asked for and never answers. */
function noting(calls: ClientCall[]): Client {
  const note = (method: Call['method']) => (path: string, schema: v.GenericSchema) => {
    calls.push({ method, path: underApi(path), schema });
    return new Promise<never>(() => undefined);
  };
  return {
    get: note('GET'),
    post: note('POST'),
    put: note('PUT'),
    delete: note('DELETE'),
    download: (path: string) => note('GET')(path, v.never()),
    cancel: () => undefined,
    cancelAll: () => undefined,
    pendingCount: () => 0,
  };
}

/** Every call of src/api, found by making each once. */
function clientCalls(): ClientCall[] {
  const calls: ClientCall[] = [];
  const areas: Record<string, Record<string, (...given: readonly unknown[]) => unknown>> = createApi(
    noting(calls),
  ) as never;
  for (const area of Object.values(areas)) {
    for (const [name, make] of Object.entries(area)) {
      const before = calls.length;
      for (const given of ARGUMENTS[name] ?? [ANY]) void make(...given);
      if (calls.length === before) throw new Error(`${name} asked for nothing.`);
    }
  }
  return calls;
}

const literalsOf = (path: string): number => path.split('/').filter((part) => !part.startsWith(':')).length;

/** The call of the contract a method and path lead to: of several the one that says more. */
function contractCallOf({ method, path }: Pick<ClientCall, 'method' | 'path'>): Call | undefined {
  const fits = (call: Call) => {
    const pattern = pathNamesOf(call).reduce((text, name) => text.replace(`:${name}`, '[^/]+'), call.path);
    return call.method === method && new RegExp(`^${pattern}$`).test(path);
  };
  return CALLS.filter(fits).sort((a, b) => literalsOf(b.path) - literalsOf(a.path))[0];
}

test('every call the client makes is in the contract', () => {
  const made = clientCalls();
  const unknown = made.filter((call) => !contractCallOf(call)).map(({ method, path }) => `${method} ${path}`);
  expect(unknown).toEqual([]);
  expect(new Set(made.map((call) => contractCallOf(call))).size).toBeGreaterThan(60);
});

onEachDatabase('the client', (open) => {
  test('takes every answer of the server for what it is', async () => {
    const portal = open();
    const made = clientCalls();
    const taken = new Set<Call>();
    for (const call of CALLS) {
      const schemas = made.filter((one) => contractCallOf(one) === call).map(({ schema }) => schema);
      if (schemas.length === 0) continue;
      const as = await portal.newPerson(5000);
      const { data } = await send(portal, call, await prepare(portal, call, as), { as });
      // One call may answer in two shapes, each asked for by a function of its own.
      if (schemas.some((schema) => v.safeParse(schema, data).success)) taken.add(call);
      else expect.soft(data, call.path).toBe('an answer the client can read');
    }
    expect(taken.size).toBeGreaterThan(60);
  });
});
