import { isMain, storyFiles } from '../stories/library/sources.ts';
import { libraryComponents, libraryStatus, showing } from '../stories/library/status.ts';
import type { Sum } from './proofSum.ts';

/** How much of the library can be seen at all: exported components, states of screens, asserted callbacks. */
export function sumOfCoverage(): Sum {
  const files = storyFiles();
  const main = libraryComponents().filter(isMain);
  const bare = main.filter(({ name }) => showing(name, files).length === 0).map(({ name }) => name);
  const status = libraryStatus();
  const cells = status.flatMap(({ component, states }) =>
    states.map(({ state, is }) => ({ name: `${component}.${state}`, is })),
  );
  const missing = cells.filter(({ is }) => is === 'missing').map(({ name }) => name);
  const declared = cells.filter(({ is }) => is === 'declared').length;
  const callbacks = status.flatMap(({ component, callbacks: list }) =>
    list.map(({ name, asserted }) => ({ name: `${component}.${name}`, asserted })),
  );
  const mute = callbacks.filter(({ asserted }) => !asserted).map(({ name }) => name);
  const share = (what: string, all: number, holes: number) => `${what}: ${all - holes} of ${all}`;
  return {
    lines: [
      ...[...bare, ...missing, ...mute].map((name) => `NO STORY ${name}`),
      [
        share('exported components with stories', main.length, bare.length),
        `${share('states of screens', cells.length - declared, missing.length)} (${declared} more declared not to be)`,
        share('callbacks with an asserted outcome', callbacks.length, mute.length),
      ].join('; '),
    ],
    isProved: bare.length + missing.length + mute.length === 0,
  };
}
