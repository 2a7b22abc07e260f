import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { Identifier } from '@mdn/browser-compat-data';
import { MDN, newerThanFloor } from './support.ts';

const SYNTAX = MDN.javascript['regular_expressions']!;

const FEATURES = {
  lookbehind: SYNTAX['lookbehind_assertion'],
  'modifiers (?i:)': SYNTAX['modifier'],
  'duplicate group names': SYNTAX['named_capturing_group']?.['duplicate_named_capturing_groups'],
  'flag v': MDN.javascript['builtins']?.['RegExp']?.['unicodeSets'],
  'flag d': MDN.javascript['builtins']?.['RegExp']?.['hasIndices'],
} satisfies Record<string, Identifier | undefined>;

type Feature = keyof typeof FEATURES;

const parser = new RegExpParser();

function featuresOf(pattern: string, flags: string): Set<Feature> {
  const found = new Set<Feature>();
  if (flags.includes('v')) found.add('flag v');
  if (flags.includes('d')) found.add('flag d');
  const names = new Set<string>();
  try {
    visitRegExpAST(
      parser.parsePattern(pattern, undefined, undefined, {
        unicode: flags.includes('u'),
        unicodeSets: flags.includes('v'),
      }),
      {
        onAssertionEnter({ kind }) {
          if (kind === 'lookbehind') found.add('lookbehind');
        },
        onModifiersEnter: () => found.add('modifiers (?i:)'),
        onCapturingGroupEnter({ name }) {
          if (name !== null && names.has(name)) found.add('duplicate group names');
          if (name !== null) names.add(name);
        },
      },
    );
  } catch {
    // No regular expression in any browser: no matter of the floor.
  }
  return found;
}

/** What in a regular expression is newer than the floor. No build step rewrites it: the whole file would not be read, or the constructor throw. */
export function newerInRegExp(pattern: string, flags: string): string[] {
  return [...featuresOf(pattern, flags)].flatMap((feature) => {
    const missing = newerThanFloor(FEATURES[feature]);
    return missing === undefined ? [] : [`${feature} (${missing})`];
  });
}
