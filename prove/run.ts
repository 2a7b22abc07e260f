/* eslint-disable no-console -- a report for the terminal */
/**
 * `npm run prove`: every figure of the ten promises as `name: value (target)`, each with its control.
 *   --part=a,b   only these parts
 *   --seed=N     the random choices of an earlier run
 *   --scale=0.1  a tenth of the whole
 * Ends with `N proven, N not`; exit 0 only when every figure holds and every control fails as it must.
 */
import { parseArgs } from 'node:util';
import { figureLines, isProven, type Part } from './figure.ts';
import { parts } from './parts.ts';

const { values } = parseArgs({
  options: { part: { type: 'string' }, seed: { type: 'string' }, scale: { type: 'string', default: '1' } },
});
const seed = Number(values.seed ?? Date.now() % 1e9);
const scale = Number(values.scale);
const asked = values.part?.split(',');
const unknown = asked?.filter((id) => !parts.some((part) => part.id === id)) ?? [];
if (unknown.length > 0 || !Number.isSafeInteger(seed) || !(scale > 0 && scale <= 1)) {
  throw new Error(
    `Parts are ${parts.map(({ id }) => id).join(', ')}; a seed is a whole number, a scale lies in (0, 1].`,
  );
}

async function prove({ id, title, figures }: Part): Promise<boolean[]> {
  const began = performance.now();
  console.log(`\n── ${id}: ${title}`);
  const proven: boolean[] = [];
  try {
    for await (const figure of figures({ seed, scale })) {
      console.log(figureLines(figure).join('\n'));
      proven.push(isProven(figure));
    }
  } catch (fault) {
    console.error(fault);
    proven.push(false);
  }
  console.log(`   ${Math.round((performance.now() - began) / 1000)} s`);
  return proven.length > 0 ? proven : [false];
}

console.log(`seed ${seed}, scale ${scale}`);
const results: boolean[] = [];
for (const part of parts) if (!asked || asked.includes(part.id)) results.push(...(await prove(part)));
const proven = results.filter(Boolean).length;
console.log(`\n${proven} proven, ${results.length - proven} not`);
process.exitCode = proven === results.length ? 0 : 1;
