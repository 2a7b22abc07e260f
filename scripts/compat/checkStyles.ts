import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import type { Find } from './checkScript.ts';
import { entriesOf, MDN, newerThanFloor } from './support.ts';

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = MDN.css as Record<string, Identifier>;

const own = (tree: Identifier | undefined, name: string): Identifier | undefined =>
  tree && Object.hasOwn(tree, name) ? tree[name] : undefined;

type Part = { name: string; missing: string };

const partOf = (name: string, entry: Identifier | undefined): Part[] => {
  const missing = newerThanFloor(entry);
  return missing === undefined ? [] : [{ name, missing }];
};

/** `color-mix` stands below `color`, `linear-gradient` below `gradient`; some functions belong to one property alone. */
function functionEntry(property: Identifier | undefined, name: string): Identifier | undefined {
  const nested = entriesOf(types)
    .map(([, type]) => own(type, name))
    .find((entry) => entry?.__compat);
  return own(property, name) ?? own(property, `${name}_function`) ?? own(types, name) ?? nested;
}

const SCREEN_UNITS = {
  d: 'viewport_percentage_units_dynamic',
  l: 'viewport_percentage_units_large',
  s: 'viewport_percentage_units_small',
};

function unitEntry(unit: string): Identifier | undefined {
  const [, kind] = /^([dls])v(?:w|h|i|b|min|max)$/.exec(unit) ?? [];
  if (kind) return own(types['length'], SCREEN_UNITS[kind as keyof typeof SCREEN_UNITS]);
  return own(types['length'], unit.startsWith('cq') ? 'container_query_length_units' : unit);
}

const QUOTED = /"[^"]*"|'[^']*'|url\([^)]*\)/g;

/** Units, functions and keywords of a value that are newer than the floor. */
function newerInValue(name: string, value: string): Part[] {
  const property = own(properties, name);
  const plain = value.replaceAll(QUOTED, '');
  const units = [...plain.matchAll(/(?<![\w#.-])[-+]?[\d.]+([a-z]+)\b/gi)].flatMap(([, unit = '']) =>
    partOf(unit, unitEntry(unit)),
  );
  const functions = [...plain.matchAll(/([\w-]+)\(/g)].flatMap(([, called = '']) =>
    partOf(`${called}()`, functionEntry(property, called)),
  );
  const words = [...plain.matchAll(/(?<![\w#.(-])[a-z-]+(?![\w(-])/gi)].flatMap(([word]) =>
    partOf(`${name}: ${word}`, own(property, word)),
  );
  return [...units, ...functions, ...(name.startsWith('--') ? [] : words)];
}

/** Whether the rule says the same under the name with a prefix. */
const isPrefixed = (declaration: Declaration): boolean =>
  declaration.parent?.nodes.some(
    (node) => node.type === 'decl' && new RegExp(`^-(webkit|moz)-${declaration.prop}$`).test(node.prop),
  ) ?? false;

/**
 * Whether the same property stands before it, in the same rule, with a value all browsers know. A value with a variable
 * does not fall back: browsers take it in whatever it says, and hide the one before it.
 */
function hasFallback(declaration: Declaration): boolean {
  if (/\b(var|env)\(/.test(declaration.value)) return false;
  const nodes = declaration.parent?.nodes ?? [];
  return nodes
    .slice(0, nodes.indexOf(declaration))
    .some(
      (node) =>
        node.type === 'decl' && node.prop === declaration.prop && newerInValue(node.prop, node.value).length === 0,
    );
}

function newerInDeclaration(declaration: Declaration): Part[] {
  const { prop, value } = declaration;
  if (/^-(webkit|moz|ms)-/.test(prop)) return [];
  const property = prop.startsWith('--') || isPrefixed(declaration) ? [] : partOf(prop, own(properties, prop));
  if (property.length > 0) return property;
  return hasFallback(declaration) || isPrefixed(declaration) ? [] : newerInValue(prop, value);
}

/** An unknown selector drops the whole rule, and with it those that stand beside it in a list. */
function newerInRule({ selectors: list, selector }: Rule): Part[] {
  const parts = [...selector.matchAll(/::?([a-z-]+)(?:\((?:[^()]|\([^()]*\))*\))?/g)].flatMap(([written, name = '']) =>
    partOf(written, own(selectors, name)),
  );
  // A rule of its own for the parts of one engine does no harm to others.
  if (list.length === 1 && /::-(webkit|moz)-/.test(selector)) return [];
  return list.length > 1 ? parts.map(({ name, missing }) => ({ name: `${name} in a list`, missing })) : parts;
}

const browsersOf = ({ missing }: Part): string[] => missing.split(', ').map((one) => one.split(' ')[0]!);

/** Whether all browsers that lack a declaration pass its whole rule over, for its selector. */
function isPassedOver(part: Part, { parent }: Declaration): boolean {
  const passing = parent?.type === 'rule' ? newerInRule(parent as Rule).flatMap(browsersOf) : [];
  return browsersOf(part).every((browser) => passing.includes(browser));
}

function newerInAtRule({ name, params }: AtRule): Part[] {
  const rule = partOf(`@${name}`, own(atRules, name));
  if (rule.length > 0 || name !== 'media') return rule;
  const features = [...params.matchAll(/\(([a-z-]+)/g)].flatMap(([, feature = '']) =>
    partOf(`@media (${feature})`, own(atRules['media'], feature)),
  );
  return /[<>]/.test(params)
    ? [...features, ...partOf('@media with < or >', own(atRules['media'], 'range_syntax'))]
    : features;
}

/** Whether it stands in a rule that asks first, so that older browsers pass it over. */
function isAskedFor(node: postcss.Node): boolean {
  for (let at = node.parent; at && at.type !== 'root'; at = at.parent) {
    if (at.type === 'atrule' && (at as AtRule).name === 'supports' && !(at as AtRule).params.startsWith('not'))
      return true;
  }
  return false;
}

/** What built styles use that some supported browser lacks, where nothing older stands before it that does in its place. */
export function checkStyles(css: string): Find[] {
  const finds: Find[] = [];
  postcss.parse(css).walk((node) => {
    if (isAskedFor(node)) return;
    const near = node.toString().slice(0, 120).replaceAll(/\s+/g, ' ');
    const add = (parts: readonly (Part & { near?: string })[]) =>
      finds.push(...parts.map((part) => ({ near, ...part })));
    if (node.type === 'decl')
      add(
        newerInDeclaration(node)
          .filter((part) => !isPassedOver(part, node))
          .map((part) => ({ ...part, near: `${(node.parent as Rule).selector} { ${near} }` })),
      );
    else if (node.type === 'rule') add(newerInRule(node));
    else if (node.type === 'atrule') add(newerInAtRule(node));
  });
  return finds;
}
