import ts from 'typescript';
import { parse } from '../props.ts';

/** Names of the args that a file of stories sets by name. */
export function argsOf(file: string): string[] {
  const source = parse(file);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText(source) === 'args' &&
      ts.isObjectLiteralExpression(node.initializer)
    )
      for (const { name } of node.initializer.properties)
        if (name) names.add(ts.isStringLiteral(name) ? name.text : name.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names];
}
