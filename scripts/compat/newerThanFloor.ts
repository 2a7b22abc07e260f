import type { Identifier as Entry } from '@mdn/browser-compat-data';
import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { isGuarded, textOf } from './guards.ts';
import { newerInRegExp } from './regexps.ts';
import {
  constructorEntry,
  globalEntry,
  isLaterInSome,
  memberEntry,
  newerEverywhere,
  NEWER_NAMES,
  newerThanFloor,
  staticEntry,
} from './support.ts';

/** Interfaces of TypeScript's libraries that bear another name in MDN's table. */
const HOMES: Record<string, string> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  IteratorObject: 'Iterator',
  CallableFunction: 'Function',
  NewableFunction: 'Function',
};

const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis']);

type Services = TSESLint.SourceCode['parserServices'] & { program: ts.Program };

/** Names in which a member of a type can be listed: the type's own, then those it extends. Types of our own have none. */
function homesOf(type: ts.Type, { program }: Services, isOfLibrary: (symbol: ts.Symbol) => boolean): string[] {
  const checker = program.getTypeChecker();
  const homes = new Set<string>();
  const visit = (one: ts.Type) => {
    const symbol = one.getSymbol();
    if (symbol && isOfLibrary(symbol)) homes.add(HOMES[symbol.name] ?? symbol.name);
    const target = (one as ts.TypeReference).target ?? one;
    if (target.isClassOrInterface()) checker.getBaseTypes(target).forEach(visit);
  };
  visit(checker.getApparentType(type));
  return [...homes];
}

const partsOf = (type: ts.Type): readonly ts.Type[] =>
  type.isUnionOrIntersection() ? type.types.flatMap(partsOf) : [type];

type Member = { home: string; entry: Entry };

/** Asks TypeScript in which interface of its libraries a member is declared, and MDN's table for that. */
function createMemberLookup(services: Services) {
  const { program, esTreeNodeToTSNodeMap } = services;
  const checker = program.getTypeChecker();
  const isOfLibrary = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).some((declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile()));
  const partsOfNode = (node: TSESTree.Node) =>
    partsOf(checker.getNonNullableType(checker.getTypeAtLocation(esTreeNodeToTSNodeMap!.get(node))));
  return {
    /** One for each type the object may have. */
    members: (object: TSESTree.Node, name: string): Member[] =>
      partsOfNode(object).flatMap((part) => {
        const home = homesOf(part, services, isOfLibrary).find((one) => memberEntry(one, name));
        const entry = home && memberEntry(home, name);
        return entry ? [{ home, entry }] : [];
      }),
    isOurs: (property: TSESTree.Node): boolean => {
      const symbol = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap!.get(property));
      return symbol !== undefined && !isOfLibrary(symbol);
    },
    /** Of a library's mixin, which MDN's table has under other names, or of an object whose type is not known. */
    isUnknown: (object: TSESTree.Node, property: TSESTree.Node): boolean =>
      checker.getSymbolAtLocation(esTreeNodeToTSNodeMap!.get(property)) !== undefined ||
      partsOfNode(object).some(({ flags }) => flags & ts.TypeFlags.Any),
  };
}

const nameOf = ({ computed, property }: TSESTree.MemberExpression): string | undefined => {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
};

type Options = [{ allow?: string[] }?];

/** Refuses calls, globals and regular expressions that the oldest supported browsers (`browserslist` in package.json) do not know. */
export const newerThanFloorRule: TSESLint.RuleModule<'newer', Options> = {
  meta: {
    type: 'problem',
    docs: { description: 'Nothing newer than the oldest supported browsers.' },
    messages: {
      newer:
        '{{name}} is missing in browsers we support (there since {{missing}}). Do without it, or ask whether it is there.',
    },
    schema: [
      {
        type: 'object',
        properties: { allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  defaultOptions: [],
  create(context) {
    const { sourceCode } = context;
    const allowed = new Set(context.options[0]?.allow);
    const { members, isOurs, isUnknown } = createMemberLookup(sourceCode.parserServices as Services);
    const globalScope = sourceCode.scopeManager!.globalScope!;

    const report = (
      name: string,
      node: TSESTree.Node,
      missing: string | undefined,
      guard = name.split('.').at(-1)!,
    ) => {
      const isAllowed = [name, name.split('.')[0]!].some((one) => allowed.has(one));
      if (missing !== undefined && !isAllowed && !isGuarded(guard, node, valueOf))
        context.report({ node, messageId: 'newer', data: { name, missing } });
    };

    const valueOf = (identifier: TSESTree.Identifier): TSESTree.Node | null | undefined => {
      const [definition] =
        sourceCode.scopeManager!.scopes.find(({ type }) => type === 'module')?.set.get(identifier.name)?.defs ?? [];
      return definition?.node.type === 'VariableDeclarator' ? definition.node.init : undefined;
    };

    const globals = new Set<TSESTree.Node>();
    const noteGlobals = () => {
      const free = [
        ...globalScope.through,
        ...globalScope.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references),
      ];
      for (const { identifier, isTypeReference } of free) if (!isTypeReference) globals.add(identifier);
    };

    /** A member of a global, as `Promise.any`, or of every type the object may have. */
    const lookUp = (
      { object, property }: TSESTree.MemberExpression,
      name: string,
    ): { home: string; missing: string | undefined }[] => {
      if (object.type === 'Identifier' && globals.has(object)) {
        const isGlobal = GLOBAL_OBJECTS.has(object.name);
        const entry = isGlobal ? globalEntry(name) : staticEntry(object.name, name);
        if (entry) return [{ home: isGlobal ? '' : object.name, missing: newerThanFloor(entry) }];
      }
      if (isOurs(property)) return [];
      return members(object, name).map(({ home, entry }) => ({
        home,
        missing: newerThanFloor(entry, globalEntry(home)),
      }));
    };

    const checkMember = (node: TSESTree.MemberExpression, name: string) => {
      const found = lookUp(node, name);
      const newer = found.find(({ missing }) => missing !== undefined);
      if (newer) report(newer.home === '' ? name : `${newer.home}.${name}`, node, newer.missing);
      if (found.length === 0 && !isOurs(node.property) && isUnknown(node.object, node.property))
        report(name, node, newerEverywhere(name));
    };

    return {
      Program: noteGlobals,
      'Program:exit': () => {
        for (const node of globals)
          if (node.type === 'Identifier') report(node.name, node, newerThanFloor(globalEntry(node.name)));
      },
      MemberExpression(node) {
        const name = nameOf(node);
        if (name !== undefined && NEWER_NAMES.has(name)) checkMember(node, name);
      },
      'CallExpression[callee.property.name="addEventListener"]'({
        callee,
        arguments: [first],
      }: TSESTree.CallExpression) {
        if (callee.type !== 'MemberExpression' || first?.type !== 'Literal') return;
        const event = String(first.value);
        const [newer] = members(callee.object, `${event}_event`).filter(({ entry }) => isLaterInSome(entry));
        if (newer) report(`${newer.home}.${event}`, first, newerThanFloor(newer.entry), `on${event}`);
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier' && globals.has(callee))
          report(callee.name, callee, newerThanFloor(constructorEntry(callee.name)));
      },
      'Literal[regex]'(node: TSESTree.RegExpLiteral) {
        for (const missing of newerInRegExp(node.regex.pattern, node.regex.flags))
          report(node.raw, node, missing, node.raw);
      },
      ':matches(NewExpression, CallExpression)[callee.name="RegExp"]'(node: TSESTree.NewExpression) {
        const [pattern, flags] = node.arguments.map(textOf);
        for (const missing of newerInRegExp(pattern ?? '', flags ?? '')) report('RegExp', node, missing);
      },
    };
  },
};
