import { expect, test } from 'vitest';
import { keyOf, pathNamesOf, type Call } from './contract/Call.ts';
import { CALLS } from './contract/calls.ts';
import { fieldsOf } from './contract/requestSchema.ts';
import { carriedAsOwner, INTRUDERS, OWNED_CALLS, ownershipMatrix, type Cell } from './testing/ownership.ts';
import { onEachDatabase, openTestPortal } from './testing/portal.ts';

/** Names that look like an id and name nothing anybody could own. */
const NO_THING = new Set(['requestId', 'channelID', 'deviceID']);

const looksLikeId = (name: string): boolean =>
  /^(id|ids|cid|uid|ticket|source)$|I[dD]s?$/.test(name) && !NO_THING.has(name);

const unclassed = (call: Call): string[] =>
  [...pathNamesOf(call), ...fieldsOf(call.asks)].filter(
    (name) => looksLikeId(name) && call.names?.[name] === undefined,
  );

test('every value that names somebody or something says whose it is', () => {
  expect(CALLS.flatMap((call) => unclassed(call).map((name) => `${keyOf(call)} ${name}`))).toEqual([]);
});

async function collect(cells: AsyncIterable<Cell>): Promise<Cell[]> {
  const all: Cell[] = [];
  for await (const cell of cells) all.push(cell);
  return all;
}

onEachDatabase('what is somebody’s own', (open) => {
  test('is neither done nor told for anybody else, whatever the call (T8, T9)', { timeout: 300_000 }, async () => {
    const portal = open({ appPackage: true });
    const cells = await collect(ownershipMatrix(portal));
    expect(cells.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(new Set(cells.map(({ call }) => call))).toEqual(new Set(CALLS.map(keyOf)));
    expect(cells.length).toBeGreaterThan(OWNED_CALLS.length * (INTRUDERS.length - 1) - 1);
    expect(portal.faults).toEqual([]);
  });
});

test('where every request is taken for the owner’s, every kind of intruder is found out', {
  timeout: 300_000,
}, async () => {
  const { portal, close } = await openTestPortal({ appPackage: true });
  const found = new Set<string>();
  // The owner's own token with a foreign uid beside it is refused whoever carries it.
  const most = INTRUDERS.length - 1;
  for await (const { intruder, problem } of ownershipMatrix(portal, carriedAsOwner)) {
    if (problem !== undefined) found.add(intruder);
    if (found.size === most) break;
  }
  await close();
  expect(found.size).toBe(most);
});
