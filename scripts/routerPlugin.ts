import type { Plugin } from 'vite';

/** What keeps code of the router alive that nobody uses, or that only warns developers. */
const HELD: readonly [RegExp, string][] = [
  // The package has a production build, but names only the other one to bundlers.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  // A call counts as an effect, and keeps its message; this one only warns developers.
  [/^(?=function warning\(cond, message\) \{$)/gm, '/* @__NO_SIDE_EFFECTS__ */ '],
  // What is given to a component counts as a use of it, and making one, or a value for all, as an effect.
  [/^\w+\.(?:displayName|contextType) = "?\w+"?;$/gm, ''],
  [/ = (React\d*)\.(forwardRef|createContext|memo)\(/g, ' = /* @__PURE__ */ $1.$2('],
  [/^(var \w+ =) (new (?:Set|URL|WeakMap)\(|Object\.getOwnPropertyNames\(Object\.prototype\)\.sort\(\)\.join\()/gm, '$1 /* @__PURE__ */ $2'],
];

/** Lets the bundler drop what the portal does not use of react-router: 5 kB of every first visit. */
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
