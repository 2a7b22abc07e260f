import { storyNameFromExport } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { titleIn } from '../stories/library/title.ts';
import { chromaticModesOf } from './modes.ts';

/**
 * Gives every story its modes where Chromatic looks for them, `parameters.chromatic.modes`. The rule of modes.ts goes
 * by title and name, and a project's own parameters know neither.
 */
export function chromaticPlugin(): Plugin {
  return {
    name: 'chromatic-modes',
    // The sources as they were written: what comes later in the line may have renamed the exports.
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code) => ({ code: withModes(code), map: null }),
    },
  };
}

/** A file of stories with the modes of each story at its end. */
export function withModes(code: string): string {
  const title = titleIn(code);
  const stories = [...code.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) => name);
  const lines = stories.map((story) => {
    const modes = JSON.stringify(chromaticModesOf({ title, name: storyNameFromExport(story) }));
    return `${story}.parameters = { ...${story}.parameters, chromatic: { modes: ${modes}, ...${story}.parameters?.chromatic } };`;
  });
  return `${code}\n${lines.join('\n')}\n`;
}
