import type { TSESTree } from '@typescript-eslint/utils';

type Node = TSESTree.Node;

/** What a variable of the same file is, or what a function of it returns, so that a question may have a name. */
type Resolve = (identifier: TSESTree.Identifier) => Node | null | undefined;

const NOTHING: Resolve = () => undefined;

/** A text written out; minifiers write it as a template. */
export function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.cooked ?? undefined;
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Whether an expression asks if there is a member or global of that name: `'y' in x`, `typeof x.y`, `x.y !== undefined`, `x?.y`. */
function asksFor(name: string, test: Node, resolve: Resolve): boolean {
  switch (test.type) {
    case 'Identifier': {
      const meant = resolve(test);
      return test.name === name || (meant != null && asksFor(name, meant, NOTHING));
    }
    case 'CallExpression':
      return test.callee.type === 'Identifier' && test.callee.name !== name && asksFor(name, test.callee, resolve);
    case 'ArrowFunctionExpression':
      return asksFor(name, test.body, resolve);
    case 'MemberExpression':
      return test.property.type === 'Identifier' && test.property.name === name;
    case 'ChainExpression':
      return asksFor(name, test.expression, resolve);
    case 'UnaryExpression':
      return asksFor(name, test.argument, resolve);
    case 'LogicalExpression':
      return asksFor(name, test.left, resolve) || asksFor(name, test.right, resolve);
    case 'BinaryExpression':
      if (test.operator === 'in') return textOf(test.left) === name;
      return asksFor(name, test.left, resolve) || asksFor(name, test.right, resolve);
    default:
      return false;
  }
}

const EXITS = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement']);

const exits = (statement: Node): boolean => {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return last !== undefined && EXITS.has(last.type);
};

/** Whether a statement before it in the same block leaves where there is no such member. */
const leftBefore = (name: string, child: Node, body: readonly Node[], resolve: Resolve): boolean =>
  body
    .slice(0, body.indexOf(child))
    .some(
      (statement) =>
        statement.type === 'IfStatement' && asksFor(name, statement.test, resolve) && exits(statement.consequent),
    );

/** Whether the node stands in a branch that only runs if its parent's test says so, or is that test. */
function guardedBy(name: string, child: Node, parent: Node, resolve: Resolve): boolean {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return asksFor(name, parent.test, resolve);
    case 'LogicalExpression':
      return asksFor(name, parent.left, resolve);
    case 'BlockStatement':
    case 'Program':
      return leftBefore(name, child, parent.body, resolve);
    default:
      return false;
  }
}

/** A use of a member or global that does no harm where there is none, or that is reached only where there is one. */
export function isGuarded(name: string, use: Node, resolve: Resolve = NOTHING): boolean {
  const { parent } = use;
  if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
  if (parent?.type === 'CallExpression' && parent.callee === use && parent.optional) return true;
  if (parent?.type === 'MemberExpression' && parent.object === use && parent.optional) return true;
  for (let child: Node = use; child.parent; child = child.parent) {
    if (guardedBy(name, child, child.parent, resolve)) return true;
  }
  return false;
}
