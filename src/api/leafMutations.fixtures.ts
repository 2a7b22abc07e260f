import { createAnsweredCalls, type AnsweredCalls } from './answeredCalls.fixtures.ts';
import type { MalformedAnswer } from './malformedAnswers.fixtures.ts';
import { WRONG_VALUES } from './wrongValues.fixtures.ts';

/** A node of a good answer: the text before it and after it, and its name. */
type Node = { path: string; key: string; before: string; after: string };

const MARK = '\u2316here\u2316';

/** The envelope's text with the node at `path` cut out. */
function cutOut(envelope: unknown, path: readonly string[]): Node {
  const copy = structuredClone(envelope);
  const key = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((node, step) => (node as Record<string, unknown>)[step], copy) as Record<string, unknown>;
  parent[key] = MARK;
  const [before = '', after = ''] = JSON.stringify(copy).split(JSON.stringify(MARK));
  return { path: path.slice(1).join('.'), key, before, after };
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
  value === null || typeof value !== 'object' ? [] : Object.entries(value).flatMap(([key, one]): Entry[] => [[key, one], ...entriesIn(one)]);

/** A share of a picture, and a movement, are no amounts. */
const MAY_BE_FRACTION = new Set(['offset']);
const MAY_BE_NEGATIVE = new Set(['amount']);

const isAmount = ([key, value]: Entry): boolean =>
  typeof value !== 'number' || (Number.isFinite(value) && (value >= 0 || MAY_BE_NEGATIVE.has(key)) && (Number.isSafeInteger(value) || MAY_BE_FRACTION.has(key)));

const count = (entries: readonly Entry[], key: string, holds: (value: number) => boolean): number =>
  entries.filter(([name, value]) => name === key && typeof value === 'number' && holds(value)).length;

const freeIn = (entries: readonly Entry[]) => count(entries, 'onlineType', (value) => value === 0);
const membersIn = (entries: readonly Entry[]) => count(entries, 'levelType', (value) => value >= 1);

/** What parsed data may not say, whatever came (M7); `honest` is what it says when all is well. */
function liesIn(result: unknown, honest: unknown, { key }: Node, wrong: string): string[] {
  const [entries, before] = [entriesIn({ result }), entriesIn({ honest })];
  const meant = Number(wrong);
  const amounts = entries.filter((entry) => !isAmount(entry)).map(([name, value]) => `${name} is ${String(value)}`);
  const free = freeIn(entries) > freeIn(before) && !(key === 'onlineType' && meant === 0) ? ['a paid game is free'] : [];
  const member = membersIn(entries) > membersIn(before) && !(key === 'levelType' && meant >= 1) ? ['somebody is a member'] : [];
  return [...amounts, ...free, ...member];
}

const answering = (text: string): MalformedAnswer => ({ name: '', status: 200, type: 'application/json', body: () => new TextEncoder().encode(text) });

async function faultsOf(calls: AnsweredCalls, name: string, node: Node, wrong: string, honest: unknown): Promise<string[]> {
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
export async function countMutations(good: ReadonlyMap<string, string>, takes: () => boolean, { trusting = false } = {}) {
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
        if (!takes()) continue;
        runs += 1;
        faults.push(...(await faultsOf(calls, name, node, wrong, honest)));
      }
    }
  }
  return { runs, leaves, values: WRONG_VALUES.length, faults };
}
