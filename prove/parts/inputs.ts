import {
  OperationNodeTransformer,
  RawNode,
  type KyselyPlugin,
  type OperationNode,
  type PrimitiveValueListNode,
  type ValueNode,
} from 'kysely';
import { greedyWrites, repeatedFields } from '#server/testing/greed.ts';
import { hostileTexts } from '#server/testing/hostileTexts.ts';
import { someOf, TEXT_FIELDS, tryInputs } from '#server/testing/inputs.ts';
import { openTestPortal, type TestPortal } from '#server/testing/portal.ts';
import type { Figure, Part, ProveOptions } from '../figure.ts';

/** Writes every text into the SQL itself, as a server without bound parameters does. */
class Unbound extends OperationNodeTransformer {
  override transformNode<T extends OperationNode | undefined>(node: T): T {
    if (node?.kind === 'ValueNode') {
      const { value } = node as unknown as ValueNode;
      if (typeof value === 'string') return RawNode.createWithSql(`'${value}'`) as unknown as T;
    }
    if (node?.kind === 'PrimitiveValueListNode') {
      const { values } = node as unknown as PrimitiveValueListNode;
      const texts = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
      if (values.some((value) => typeof value === 'string'))
        return RawNode.createWithSql(
          `(${texts.map((text) => (text === 'null' ? 'null' : text)).join(', ')})`,
        ) as unknown as T;
    }
    return super.transformNode(node);
  }
}

const unbound: KyselyPlugin = {
  transformQuery: ({ node }) => new Unbound().transformNode(node),
  transformResult: ({ result }) => Promise.resolve(result),
};

async function count<T>(results: AsyncIterable<T | undefined>): Promise<{ tried: number; found: T[] }> {
  const found: T[] = [];
  let tried = 0;
  for await (const result of results) {
    tried += 1;
    if (result !== undefined) found.push(result);
  }
  return { tried, found };
}

/** How many texts, so many to each field, did what no text may. */
async function badInputs(portal: TestPortal, aField: number) {
  const { tried, found } = await count(tryInputs(portal, TEXT_FIELDS, someOf(hostileTexts('inputs'), aField)));
  return { tried, bad: found.length + portal.faults.length };
}

/** What one apostrophe does to a visitor's looks at such a server. */
async function unboundFaults(): Promise<number> {
  const { portal, close } = await openTestPortal();
  const careless = await openTestPortal({ db: portal.db.withPlugin(unbound) });
  await careless.portal.call('/api/web/game/list', { tag: "it's" });
  await careless.portal.call("/api/v1/square/post/list?tagId=it's");
  await careless.close();
  await close();
  return careless.portal.faults.length;
}

async function* figures({ scale }: ProveOptions): AsyncIterable<Figure> {
  const { portal, close } = await openTestPortal({ appPackage: true });
  const aField = Math.max(1, Math.round(hostileTexts('inputs').length * scale));
  const { tried, bad } = await badInputs(portal, aField);
  const faults = await unboundFaults();
  yield {
    name: `5. ${tried} texts in ${TEXT_FIELDS.length} fields: neither kept as sent nor refused with a sentence, or a fault`,
    value: bad,
    target: '0',
    holds: bad === 0,
    control: {
      name: 'a server that writes texts into its SQL: faults of two looks with an apostrophe',
      value: faults,
      target: '> 0',
      holds: faults > 0,
    },
  };
  const greedy = await count(greedyWrites(portal));
  yield {
    name: `${greedy.tried} writes with fields nobody may set: outcomes that differ`,
    value: greedy.found.length,
    target: '0',
    holds: greedy.found.length === 0,
  };
  const repeated = await count(repeatedFields(portal));
  yield {
    name: `${repeated.tried} calls with every field sent twice: outcomes that differ`,
    value: repeated.found.length,
    target: '0',
    holds: repeated.found.length === 0,
  };
  await close();
}

export const inputs: Part = { id: 'inputs', title: 'whatever is typed or sent (T10, T16, T17, figure 5)', figures };
