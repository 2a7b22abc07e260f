import { createAnsweredCalls, type AnsweredCalls } from './answeredCalls.fixtures.ts';
import type { MalformedAnswer } from './malformedAnswers.fixtures.ts';
import { WRONG_VALUES } from './wrongValues.fixtures.ts';

/** A node of a good answer: its name, what it is, and the text before and after it. */
type Node = { path: string; key: string; value: unknown; before: string; after: string };

const MARK = '\u2316here\u2316';

/** The envelope's text with the node at `path` cut out. */
function cutOut(envelope: unknown, path: readonly string[]): Node {
  const copy = structuredClone(envelope);
  const key = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((node, step) => (node as Record<string, unknown>)[step], copy) as Record<
    string,
    unknown
  >;
  const value = parent[key];
  parent[key] = MARK;
  const [before = '', after = ''] = JSON.stringify(copy).split(JSON.stringify(MARK));
  return { path: path.slice(1).join('.'), key, value, before, after };
}

/** Every node under `data`, the items of a list by what its first has: the others are like it. */
function pathsOf(value: unknown, path: readonly string[]): string[][] {
  if (value === null || typeof value !== 'object') return [[...path]];
  const below = Array.isArray(value) ? Object.entries(value.slice(0, 1)) : Object.entries(value);
  return [[...path], ...below.flatMap(([key, one]) => pathsOf(one, [...path, key]))];
}

/** The nodes of an envelope, `data` among them. */
function nodesOf(text: string): Node[] {
  const envelope = JSON.parse(text) as { data: unknown };
  return pathsOf(envelope.data, ['data']).map((path) => cutOut(envelope, path));
}

type Entry = [key: string, value: unknown];

const entriesIn = (value: unknown): Entry[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, one]): Entry[] => [[key, one], ...entriesIn(one)]);

/** A share of a picture, and a movement, are no amounts. */
const MAY_BE_FRACTION = new Set(['offset']);
const MAY_BE_NEGATIVE = new Set(['amount']);

const isAmount = ([key, value]: Entry): boolean =>
  typeof value !== 'number' ||
  (Number.isFinite(value) &&
    (value >= 0 || MAY_BE_NEGATIVE.has(key)) &&
    (Number.isSafeInteger(value) || MAY_BE_FRACTION.has(key)));

type Claim = { key: string; lie: string; isMade: (value: number) => boolean };

/** What nobody may become by accident, and the key that says it. */
const CLAIMS: readonly Claim[] = [
  { key: 'onlineType', lie: 'a paid game is free', isMade: (value) => value === 0 },
  { key: 'levelType', lie: 'somebody is a member', isMade: (value) => value >= 1 },
];

const claimsIn = (entries: readonly Entry[], { key, isMade }: Claim): number =>
  entries.filter(([name, value]) => name === key && typeof value === 'number' && isMade(value)).length;

/** How often parsed data may claim something: as often as all others do, and once more where the value really says so. */
function rightfulClaims(claim: Claim, honest: readonly Entry[], { key, value }: Node, wrong: string): number {
  const before = claimsIn(honest, claim);
  if (key !== claim.key) return before;
  return before - claimsIn([[key, value]], claim) + (claim.isMade(Number(wrong)) ? 1 : 0);
}

/** What parsed data may not say, whatever came (M7); `honest` is what it says when all is well. */
function liesIn(result: unknown, honest: unknown, node: Node, wrong: string): string[] {
  const [entries, before] = [entriesIn({ result }), entriesIn({ honest })];
  const amounts = entries.filter((entry) => !isAmount(entry)).map(([name, value]) => `${name} is ${String(value)}`);
  const claims = CLAIMS.filter((claim) => claimsIn(entries, claim) > rightfulClaims(claim, before, node, wrong));
  return [...amounts, ...claims.map(({ lie }) => lie)];
}

const answering = (text: string): MalformedAnswer => ({
  name: '',
  status: 200,
  type: 'application/json',
  body: () => new TextEncoder().encode(text),
});

async function faultsOf(
  calls: AnsweredCalls,
  name: string,
  node: Node,
  wrong: string,
  honest: unknown,
): Promise<string[]> {
  const verdict = await calls.answer(name, answering(`${node.before}${wrong}${node.after}`), '');
  if (verdict.kind === 'refused') return [];
  const faults = verdict.kind === 'fault' ? [verdict.why] : liesIn(verdict.result, honest, node, wrong);
  return faults.map((fault) => `${name} with ${node.path} = ${wrong.slice(0, 40)}: ${fault}`);
}

/**
 * Reads every good answer with one node replaced by a wrong value, for every node and value that are taken.
 * @param good envelopes by the name of their call
 * @param trusting see `createAnsweredCalls`
 */
export async function countMutations(
  good: ReadonlyMap<string, string>,
  takes: (key: string) => boolean,
  { trusting = false } = {},
) {
  const calls = createAnsweredCalls({ trusting });
  const faults: string[] = [];
  let runs = 0;
  let leaves = 0;
  for (const name of calls.names) {
    const text = good.get(name) ?? '';
    const verdict = await calls.answer(name, answering(text), '');
    const honest = verdict.kind === 'data' ? verdict.result : undefined;
    for (const node of nodesOf(text)) {
      leaves += 1;
      for (const wrong of WRONG_VALUES) {
        if (!takes(node.key)) continue;
        runs += 1;
        faults.push(...(await faultsOf(calls, name, node, wrong, honest)));
      }
    }
  }
  return { runs, leaves, values: WRONG_VALUES.length, faults };
}
