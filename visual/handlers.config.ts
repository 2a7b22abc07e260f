/** The story tests, with the handlers that `VISUAL_HANDLERS` names taken out of the sources as they are read. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import base from '../vitest.config.ts';
import { without, type Handler } from './handlers.ts';

const removed = JSON.parse(process.env['VISUAL_HANDLERS'] ?? '[]') as readonly Handler[];

const removeHandlers: Plugin = {
  name: 'remove-handlers',
  enforce: 'pre',
  load(id) {
    const file = relative('.', id.split('?')[0] ?? '').replaceAll('\\', '/');
    const handler = removed.find((one) => one.file === file);
    return handler && without(readFileSync(file, 'utf8'), handler);
  },
};

const storybook = base.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'storybook',
);
if (typeof storybook !== 'object') throw new Error('vitest.config.ts has no project of stories.');

export default defineConfig({ test: { projects: [mergeConfig(storybook, { plugins: [removeHandlers] })] } });
