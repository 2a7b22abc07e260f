/** The tests of one project, with the defence that `PROVE_MUTANT` describes taken out of the sources as they are read. */
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import type { Mutant } from './Mutant.ts';
import { takeOut } from './takeOut.ts';

const mutant = JSON.parse(process.env['PROVE_MUTANT'] ?? 'null') as Mutant | null;
const wanted = process.env['PROVE_PROJECT'];

const project = base.test?.projects?.find(
  (one) => typeof one === 'object' && 'test' in one && one.test?.name === wanted,
);
if (typeof project !== 'object') throw new Error(`vitest.config.ts has no project ${wanted}.`);

// Vitest keeps what it made of a file by what stands in the file, where a defence is never missing.
export default defineConfig({
  test: { fsModuleCache: false, projects: [mergeConfig(project, { plugins: [takeOut(mutant ? [mutant] : [])] })] },
});
