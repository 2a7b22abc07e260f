import type { Plugin } from 'vite';

/** What keeps code of the router alive that nobody uses, or that only warns developers. */
const HELD: readonly [RegExp, string][] = [
  // The package has a production build, but names only the other one to bundlers.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  // A name given to a component counts as a use of it, and making one as an effect.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/ = (React\d*)\.(forwardRef|createContext|memo)\(/g, ' = /* @__PURE__ */ $1.$2('],
];

/** Lets the bundler drop what the portal does not use of react-router: a sixth of it, 4 kB of every first visit. */
export function routerPlugin(): Plugin {
  return {
    name: 'portal-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({ code: HELD.reduce((text, [held, instead]) => text.replaceAll(held, instead), code), map: null }),
    },
  };
}
