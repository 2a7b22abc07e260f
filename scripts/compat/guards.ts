import type { TSESTree } from '@typescript-eslint/utils';

type Node = TSESTree.Node;

/** Whether an expression asks if there is a member or global of that name: `'y' in x`, `typeof x.y`, `x.y !== undefined`, `x?.y`. */
function asksFor(name: string, test: Node): boolean {
  switch (test.type) {
    case 'Identifier':
      return test.name === name;
    case 'MemberExpression':
      return test.property.type === 'Identifier' && test.property.name === name;
    case 'ChainExpression':
      return asksFor(name, test.expression);
    case 'UnaryExpression':
      return asksFor(name, test.argument);
    case 'LogicalExpression':
      return asksFor(name, test.left) || asksFor(name, test.right);
    case 'BinaryExpression':
      if (test.operator === 'in') return test.left.type === 'Literal' && test.left.value === name;
      return asksFor(name, test.left) || asksFor(name, test.right);
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
const leftBefore = (name: string, child: Node, body: readonly Node[]): boolean =>
  body.slice(0, body.indexOf(child)).some((statement) => statement.type === 'IfStatement' && asksFor(name, statement.test) && exits(statement.consequent));

/** Whether the node stands in a branch that only runs if its parent's test says so, or is that test. */
function guardedBy(name: string, child: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return asksFor(name, parent.test);
    case 'LogicalExpression':
      return asksFor(name, parent.left);
    case 'BlockStatement':
    case 'Program':
      return leftBefore(name, child, parent.body);
    default:
      return false;
  }
}

/** A use of a member or global that does no harm where there is none, or that is reached only where there is one. */
export function isGuarded(name: string, use: Node): boolean {
  const { parent } = use;
  if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
  if (parent?.type === 'CallExpression' && parent.callee === use && parent.optional) return true;
  if (parent?.type === 'MemberExpression' && parent.object === use && parent.optional) return true;
  for (let child: Node = use; child.parent; child = child.parent) {
    if (guardedBy(name, child, child.parent)) return true;
  }
  return false;
}
