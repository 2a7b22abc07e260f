import type { TSESTree } from '@typescript-eslint/utils';
import { parseAst } from 'rolldown/parseAst';
import { isGuarded, textOf } from './guards.ts';
import { newerInRegExp } from './regexps.ts';
import { constructorEntry, globalEntry, MDN, newerEverywhere, newerThanFloor, staticEntry } from './support.ts';

type Node = TSESTree.Node;

/** Something newer than the floor, and where: `AbortSignal.any`, with the code around it. */
export type Find = { name: string; missing: string; near: string };

const { classes, statements } = MDN.javascript;

const SYNTAX = {
  StaticBlock: classes?.['static']?.['initialization_blocks'],
  ImportAttribute: statements?.['import']?.['import_attributes'],
  using: statements?.['using'],
  'await using': statements?.['await_using'],
};

const syntaxOf = (node: Node): keyof typeof SYNTAX | undefined => {
  if (node.type === 'StaticBlock' || node.type === 'ImportAttribute') return node.type;
  return node.type === 'VariableDeclaration' && (node.kind === 'using' || node.kind === 'await using')
    ? node.kind
    : undefined;
};

/** An argument an older browser passes over in silence: of all that MDN lists, those that change what comes of the call. */
function newerArgument(node: Node) {
  if ((node.type !== 'NewExpression' && node.type !== 'CallExpression') || node.arguments.length < 2) return undefined;
  const { callee } = node;
  if (callee.type === 'Identifier' && callee.name === 'FormData')
    return { name: 'FormData(form, submitter)', entry: MDN.api['FormData']?.['FormData']?.['submitter'] };
  return undefined;
}

/** Oxc gives each node its range in fields of its own, which the shared types do not have. */
const rangeOf = (node: Node) => node as unknown as { start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (key === 'parent') continue;
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

/** A script's nodes from the outside in, each with its parent set. */
export function parseScript(source: string): Node[] {
  const nodes = [parseAst(source) as unknown as Node];
  for (const node of nodes) {
    for (const child of childrenOf(node)) {
      child.parent = node;
      nodes.push(child);
    }
  }
  return nodes;
}

/** Names a pattern binds. */
function boundBy(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundBy(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundBy);
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    default:
      return [];
  }
}

/** Names that mean something of the file's own anywhere in it, whatever the scope. */
function ownNames(nodes: readonly Node[]): Set<string> {
  return new Set(
    nodes.flatMap((node) => {
      switch (node.type) {
        case 'VariableDeclarator':
          return boundBy(node.id);
        case 'FunctionDeclaration':
        case 'FunctionExpression':
        case 'ArrowFunctionExpression':
          return [...boundBy(node.id), ...node.params.flatMap(boundBy)];
        case 'ClassDeclaration':
        case 'ClassExpression':
          return boundBy(node.id);
        case 'CatchClause':
          return boundBy(node.param);
        case 'ImportSpecifier':
        case 'ImportDefaultSpecifier':
        case 'ImportNamespaceSpecifier':
          return boundBy(node.local);
        default:
          return [];
      }
    }),
  );
}

/** Whether an identifier stands for a value, and is no key or member's name. */
function isReference(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property' || parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition')
    return parent.value === node || parent.computed;
  return (
    parent.type !== 'ExportSpecifier' &&
    parent.type !== 'ImportSpecifier' &&
    parent.type !== 'LabeledStatement' &&
    parent.type !== 'BreakStatement'
  );
}

/** Functions and literals look up nothing while the field is made. */
const looksUpNothing = (value: Node): boolean =>
  value.type === 'ThisExpression' ||
  value.type === 'Literal' ||
  value.type === 'FunctionExpression' ||
  value.type === 'ArrowFunctionExpression';

/** What Safari before 16 takes for undefined: outer variables in a field's initializer that holds a parenthesis (https://webkit.org/b/236843). */
const isMistaken = (value: Node, text: string): boolean => text.includes('(') && !looksUpNothing(value);

/** What the variables at a file's top are, by which it asks what is there. */
const valuesAtTop = (nodes: readonly Node[]): Map<string, Node | null> =>
  new Map(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.parent.parent.type === 'Program'
        ? [[node.id.name, node.init] as const]
        : [],
    ),
  );

/** Names of methods that code makes itself, as a key, a class's member or by assignment: whoever calls them means those. */
export function methodsOf(nodes: readonly Node[]): Set<string> {
  const methods = new Set<string>();
  const add = (key: Node) => {
    if (key.type === 'Identifier') methods.add(key.name);
  };
  for (const node of nodes) {
    if (
      node.type === 'MethodDefinition' ||
      node.type === 'PropertyDefinition' ||
      (node.type === 'Property' && node.parent.type === 'ObjectExpression')
    )
      add(node.key);
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') add(node.left.property);
  }
  return methods;
}

/**
 * What a built script uses that some supported browser lacks: syntax, regular expressions, globals and their members, and calls
 * of methods that are newer wherever MDN's table has them. `ownMethods` are names the code has methods of its own under.
 */
export function checkScript(
  source: string,
  nodes = parseScript(source),
  ownMethods: ReadonlySet<string> = methodsOf(nodes),
): Find[] {
  const names = ownNames(nodes);
  const values = valuesAtTop(nodes);
  const isGlobal = (node: Node): node is TSESTree.Identifier => node.type === 'Identifier' && !names.has(node.name);
  const finds: Find[] = [];
  const add = (name: string, node: Node, missing: string | undefined) => {
    const { start, end } = rangeOf(node);
    if (missing !== undefined)
      finds.push({ name, missing, near: source.slice(Math.max(0, start - 60), end + 40).replaceAll(/\s+/g, ' ') });
  };
  const addUse = (name: string, node: Node, missing: string | undefined) => {
    if (missing !== undefined && !isGuarded(name.split('.').at(-1)!, node, (identifier) => values.get(identifier.name)))
      add(name, node, missing);
  };
  const visitMember = (node: TSESTree.MemberExpression) => {
    if (node.computed || node.property.type !== 'Identifier') return;
    const {
      object,
      parent,
      property: { name },
    } = node;
    if (isGlobal(object)) {
      const isWindow = ['window', 'self', 'globalThis'].includes(object.name);
      const entry = isWindow ? globalEntry(name) : staticEntry(object.name, name);
      if (entry) return addUse(isWindow ? name : `${object.name}.${name}`, node, newerThanFloor(entry));
    }
    if (parent.type === 'CallExpression' && parent.callee === node && !ownMethods.has(name))
      addUse(name, node, newerEverywhere(name));
  };
  for (const node of nodes) {
    const syntax = syntaxOf(node);
    if (syntax) add(syntax, node, newerThanFloor(SYNTAX[syntax]));
    if (node.type === 'MemberExpression') visitMember(node);
    if (isGlobal(node) && isReference(node)) addUse(node.name, node, newerThanFloor(globalEntry(node.name)));
    if (node.type === 'NewExpression' && isGlobal(node.callee))
      addUse(node.callee.name, node.callee, newerThanFloor(constructorEntry(node.callee.name)));
    const argument = newerArgument(node);
    if (argument) add(argument.name, node, newerThanFloor(argument.entry));
    if (node.type === 'PropertyDefinition' && node.value) {
      const { start, end } = rangeOf(node.value);
      if (isMistaken(node.value, source.slice(start, end)))
        add('field initializer', node, newerThanFloor(classes?.['public_class_fields']));
    }
    if (node.type === 'Literal' && 'regex' in node)
      for (const missing of newerInRegExp(node.regex.pattern, node.regex.flags)) add('RegExp', node, missing);
    if (
      (node.type === 'NewExpression' || node.type === 'CallExpression') &&
      isGlobal(node.callee) &&
      node.callee.name === 'RegExp'
    ) {
      for (const missing of newerInRegExp(textOf(node.arguments[0]) ?? '', textOf(node.arguments[1]) ?? ''))
        add('RegExp', node, missing);
    }
  }
  return finds;
}
