import type { Plugin } from 'vite';

type Replacement = { pattern: RegExp; replacement: string };

const REPLACEMENTS: readonly Replacement[] = [
  // The package has a production build, but names only the other one to bundlers.
  { pattern: /^var ENABLE_DEV_WARNINGS = true;$/gm, replacement: 'var ENABLE_DEV_WARNINGS = false;' },
  // A call counts as an effect, and keeps its message; this one only warns developers.
  { pattern: /^(?=function warning\(cond, message\) \{$)/gm, replacement: '/* @__NO_SIDE_EFFECTS__ */ ' },
  // What is given to a component counts as a use of it, and making one, or a value for all, as an effect.
  { pattern: /^\w+\.(?:displayName|contextType) = "?\w+"?;$/gm, replacement: '' },
  { pattern: / = (React\d*)\.(forwardRef|createContext|memo)\(/g, replacement: ' = /* @__PURE__ */ $1.$2(' },
  {
    pattern:
      /^(var \w+ =) (new (?:Set|URL|WeakMap)\(|Object\.getOwnPropertyNames\(Object\.prototype\)\.sort\(\)\.join\()/gm,
    replacement: '$1 /* @__PURE__ */ $2',
  },
];

/** Drops what the portal does not use of react-router (5 kB a visit); a pattern that matches nothing fails the build. */
export function routerPlugin(): Plugin {
  const unmatched = new Set<RegExp>();
  let isBundled = false;
  return {
    name: 'portal-router',
    apply: 'build',
    buildStart() {
      isBundled = false;
      for (const { pattern } of REPLACEMENTS) unmatched.add(pattern);
    },
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler(code) {
        isBundled = true;
        let text = code;
        for (const { pattern, replacement } of REPLACEMENTS) {
          const replaced = text.replaceAll(pattern, replacement);
          if (replaced !== text) unmatched.delete(pattern);
          text = replaced;
        }
        return { code: text, map: null };
      },
    },
    buildEnd(error) {
      if (error || !isBundled || unmatched.size === 0) return;
      this.error(
        `react-router has changed: nothing of it matches ${[...unmatched].join(' or ')} (build/routerPlugin.ts)`,
      );
    },
  };
}
