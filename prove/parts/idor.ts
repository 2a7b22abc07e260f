import { carriedAsOwner, INTRUDERS, ownershipMatrix, type Cell } from '#server/testing/ownership.ts';
import { openTestPortal } from '#server/testing/portal.ts';
import type { Figure, Part } from '../figure.ts';

type Tally = { tried: number; broken: Cell[]; faults: number };

async function tally(carry?: typeof carriedAsOwner): Promise<Tally> {
  const { portal, close } = await openTestPortal({ appPackage: true });
  try {
    const broken: Cell[] = [];
    let tried = 0;
    for await (const cell of ownershipMatrix(portal, carry)) {
      tried += 1;
      if (cell.problem !== undefined) broken.push(cell);
    }
    return { tried, broken, faults: portal.faults.length };
  } finally {
    await close();
  }
}

async function* figures(): AsyncIterable<Figure> {
  const [kept, open] = [await tally(), await tally(carriedAsOwner)];
  const value = kept.broken.length + kept.faults;
  const found = new Set(open.broken.map(({ intruder }) => intruder));
  yield {
    name: `calls × ${INTRUDERS.length} intruders, ${kept.tried} cells: done, told or changed`,
    value,
    target: '0',
    holds: value === 0,
    control: {
      name: 'the same with every request taken for the owner’s: kinds of intruder found out',
      value: found.size,
      // The owner's own token with a foreign uid beside it is refused whoever carries it.
      target: `${INTRUDERS.length - 1}`,
      holds: found.size === INTRUDERS.length - 1,
    },
  };
}

export const idor: Part = { id: 'idor', title: 'what is somebody’s own (T8, T9)', figures };
