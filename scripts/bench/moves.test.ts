import { expect, test } from 'vitest';
import { scriptOf } from './moves.mjs';

const node = (id: number, functionName: string) => ({ id, callFrame: { functionName } });

test('a profile’s JavaScript is what was spent in functions, nameless ones too, and not in the browser or the collector', () => {
  const nodes = [
    node(1, '(root)'),
    node(2, '(idle)'),
    node(3, '(program)'),
    node(4, '(garbage collector)'),
    node(5, 'move'),
    node(6, ''),
  ];
  expect(scriptOf({ nodes, samples: [2, 5, 3, 5, 4, 6], timeDeltas: [900, 100, 700, 200, 400, 50] })).toBeCloseTo(0.35);
});
