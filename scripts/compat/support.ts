import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';
import { BROWSER_FLOOR, compareVersions, type FloorBrowser } from '../../build/browserFloor.ts';

/** MDN's table of what came with which version of which browser. */
export const MDN = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** MDN's names of the browsers; it lists some features for the desktop or for phones alone. */
const BROWSERS = {
  chrome: 'chrome',
  chrome_android: 'chrome',
  edge: 'edge',
  safari: 'safari',
  safari_ios: 'ios_saf',
  firefox: 'firefox',
  firefox_android: 'firefox',
} as const satisfies Record<string, FloorBrowser>;

/** A version as MDN writes it: `17.4`; `≤79` where only the newest possible is known; `preview` and false where there is none yet. */
const toVersion = (version: string | false): string | undefined =>
  version === false || version === 'preview' ? undefined : version.replace('≤', '');

/** From when on the plain name works without flags. */
function versionOf({
  version_added: added,
  version_removed: removed,
  flags,
  prefix,
  alternative_name: other,
  partial_implementation: partial,
}: SimpleSupportStatement): string | undefined {
  const isUsable = !flags && !prefix && !other && !partial && removed === undefined;
  return isUsable ? toVersion(added) : undefined;
}

function firstVersion(statement: SupportStatement | undefined): string | undefined {
  const versions = [statement ?? []]
    .flat()
    .map(versionOf)
    .filter((version) => version !== undefined);
  return versions.toSorted(compareVersions)[0];
}

const later = (a: string, b: string): string => (compareVersions(a, b) < 0 ? b : a);

/**
 * Which supported browsers lack a feature, as `chrome 116, safari 17.4, firefox -`, or undefined where all have it. A member is
 * lacking only where its class is there already: nobody can ask an object that cannot be made.
 */
export function newerThanFloor(feature: Identifier | undefined, home?: Identifier): string | undefined {
  if (home || !feature) return compare(feature, home);
  if (!answers.has(feature)) answers.set(feature, compare(feature));
  return answers.get(feature);
}

const answers = new Map<Identifier, string | undefined>();

function compare(feature: Identifier | undefined, home?: Identifier): string | undefined {
  const support = feature?.__compat?.support;
  if (!support) return undefined;
  const homeSupport = home?.__compat?.support;
  const missing = Object.entries(BROWSERS).flatMap(([key, floor]) => {
    const name = key as keyof typeof BROWSERS;
    const homeVersion = homeSupport ? firstVersion(homeSupport[name]) : '0';
    if (homeVersion === undefined) return [];
    const version = firstVersion(support[name]);
    return version !== undefined && compareVersions(version, later(homeVersion, BROWSER_FLOOR[floor])) <= 0
      ? []
      : [`${name} ${version ?? '-'}`];
  });
  return missing.length > 0 ? missing.join(', ') : undefined;
}

/** A member of the tree by its own name: `constructor` and the like are no entries. */
const own = (tree: Identifier | undefined, name: string): Identifier | undefined =>
  tree && Object.hasOwn(tree, name) ? tree[name] : undefined;

/** Whether some browser has got it since: touches and the wheel are missing for good where there is no such thing. */
export const isLaterInSome = (feature: Identifier): boolean => / \d/.test(newerThanFloor(feature) ?? '');

/** All entries below one, each with its name. */
export const entriesOf = (tree: Identifier | undefined): [name: string, entry: Identifier][] =>
  Object.entries(tree ?? {}).filter((pair): pair is [string, Identifier] => !pair[0].startsWith('__'));

const BUILTINS = MDN.javascript['builtins']!;

/** A global's entry: a class, a namespace, a function or a variable. */
export const globalEntry = (name: string): Identifier | undefined =>
  own(BUILTINS, name) ??
  own(BUILTINS['Intl'], name.replace(/^Intl\./, '')) ??
  own(MDN.api, name) ??
  own(MDN.api['Window'], name);

/** `Promise.any`, `URL.canParse`, `Intl.Segmenter`. */
export function staticEntry(home: string, name: string): Identifier | undefined {
  const builtin = own(BUILTINS, home) ?? own(BUILTINS['Intl'], home);
  return own(builtin, name) ?? own(own(MDN.api, home), `${name}_static`);
}

/** `new URL()`, for classes that can be made only since later than they are there. */
export const constructorEntry = (home: string): Identifier | undefined => {
  const entry = globalEntry(home);
  return entry && own(entry, home);
};

const isTypedArray = (home: string): boolean => /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/.test(home);

const toKebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isStyle = (home: string): boolean => home === 'CSSStyleDeclaration' || home === 'CSSStyleProperties';

/** `Array.prototype.at`, `Element.prototype.checkVisibility`, an event as `scrollend_event`, a style of an element. */
export function memberEntry(home: string, name: string): Identifier | undefined {
  const builtin = own(BUILTINS, home) ?? own(BUILTINS['Intl'], home);
  const entry = own(builtin, name) ?? own(own(MDN.api, home), name);
  if (entry) return entry;
  if (isTypedArray(home)) return own(BUILTINS['TypedArray'], name);
  return isStyle(home) ? own(MDN.css['properties'], toKebab(name)) : undefined;
}

type Member = { entry: Identifier; home: Identifier };

/** Every member of a class by its plain name, with all its homes. */
function indexMembers(): Map<string, Member[]> {
  const index = new Map<string, Member[]>();
  for (const [, home] of [BUILTINS, BUILTINS['Intl'], MDN.api].flatMap(entriesOf)) {
    for (const [name, entry] of entriesOf(home)) {
      const plain = name.replace(/_static$/, '');
      index.set(plain, [...(index.get(plain) ?? []), { entry, home }]);
    }
  }
  return index;
}

const MEMBERS = indexMembers();

/** Whether a member of that name is newer than the floor in any class: all others need no further look. */
export const NEWER_NAMES: ReadonlySet<string> = new Set(
  [...MEMBERS]
    .filter(([, members]) => members.some(({ entry }) => newerThanFloor(entry) !== undefined))
    .map(([name]) => name),
);

/** For a member of an unknown object: which of the floor does not know it in any class. */
export function newerEverywhere(name: string): string | undefined {
  const found = (MEMBERS.get(name) ?? []).map(({ entry }) => newerThanFloor(entry));
  return found.every((missing) => missing !== undefined) ? found[0] : undefined;
}
