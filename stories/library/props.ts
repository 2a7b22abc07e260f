import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** A prop, as its type tells. */
export type Prop = {
  name: string;
  type: string;
  required: boolean;
  /** What it is when left out, as written. */
  fallback?: string | undefined;
  /** Written in the component's own file, not in a type it takes over. */
  own: boolean;
};

export const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The docstring right before a declaration. */
export function docOf(node: ts.Node): string {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return ts.getTextOfJSDocComment(docs.at(-1)?.comment)?.replaceAll(/\s*\n\s*/g, ' ') ?? '';
}

/** The file of this project an import leads to; undefined for packages. */
function importedFile(specifier: string, from: string): string | undefined {
  const inside = /^#(\w+)\/(.*)$/.exec(specifier);
  const file = inside
    ? join('src', inside[1] ?? '', inside[2] ?? '')
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : undefined;
  return file !== undefined && existsSync(file) ? file : undefined;
}

type Named = { specifier: string; name: string };

/** Where `name` comes from, when the file imports it or passes it on. */
function importOf(name: string, source: ts.SourceFile): Named | undefined {
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement)
        ? statement.exportClause
        : undefined;
    const specifier =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
    if (!bindings || !specifier || !ts.isStringLiteral(specifier)) continue;
    if (ts.isNamespaceImport(bindings)) {
      if (bindings.name.text === name) return { specifier: specifier.text, name: '*' };
    } else if (ts.isNamedImports(bindings) || ts.isNamedExports(bindings)) {
      const found = bindings.elements.find((element) => element.name.text === name);
      if (found) return { specifier: specifier.text, name: (found.propertyName ?? found.name).text };
    }
  }
  return undefined;
}

type ResolvedType = { type: ts.TypeNode; source: ts.SourceFile };

/** The type called `name`, here or where it is imported from. */
function aliasOf(name: string, source: ts.SourceFile): ResolvedType | undefined {
  const here = source.statements.filter(ts.isTypeAliasDeclaration).find((alias) => alias.name.text === name);
  if (here) return { type: here.type, source };
  const from = importOf(name, source);
  const file = from && importedFile(from.specifier, source.fileName);
  return from && file !== undefined && file !== source.fileName ? aliasOf(from.name, parse(file)) : undefined;
}

/** The same for a name that may stand behind a namespace, as in `styles.ButtonTone`. */
function aliasNamed(name: ts.EntityName, source: ts.SourceFile): ResolvedType | undefined {
  if (ts.isIdentifier(name)) return aliasOf(name.text, source);
  const from = importOf(name.left.getText(source), source);
  const file = from && importedFile(from.specifier, source.fileName);
  return file === undefined ? undefined : aliasOf(name.right.text, parse(file));
}

/** The literals of a union of strings, or the single one. */
const literalsOf = (type: ts.TypeNode | undefined): string[] =>
  (type && ts.isUnionTypeNode(type) ? [...type.types] : type ? [type] : []).flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
  );

/** One of each name: what a type says itself stands before what it takes over. */
const merged = (props: readonly Prop[]): Prop[] => [...new Map(props.map((prop) => [prop.name, prop])).values()];

/** One type of several, each once; `undefined` only says that a prop is not for one of the parts. */
function unionOf(types: readonly string[]): string {
  const parts = [...new Set(types)].filter((type) => type !== 'undefined');
  if (parts.length === 1) return parts[0] ?? '';
  const text = parts.map((type) => (type.includes('=>') ? `(${type})` : type)).join(' | ');
  return text === 'false | true' ? 'boolean' : text;
}

/** The members of the parts of a union: what every part requires is required. */
function alternatives(parts: readonly (readonly Prop[])[]): Prop[] {
  return merged(parts.flat()).map((last) => {
    const found = parts.flatMap((props) => props.filter(({ name }) => name === last.name));
    const required = found.length === parts.length && found.every((prop) => prop.required);
    return { ...last, required, type: unionOf(found.map(({ type }) => type)) };
  });
}

/** The members of a type that this project wrote, and those of the types it is made of. */
export function propsOf(type: ts.TypeNode | undefined, source: ts.SourceFile, home = source.fileName): Prop[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type))
    return type.members.filter(ts.isPropertySignature).map((member) => propOf(member, source, home));
  if (ts.isIntersectionTypeNode(type)) return merged(type.types.flatMap((part) => propsOf(part, source, home)));
  if (ts.isUnionTypeNode(type)) return alternatives(type.types.map((part) => propsOf(part, source, home)));
  if (ts.isParenthesizedTypeNode(type)) return propsOf(type.type, source, home);
  if (!ts.isTypeReferenceNode(type)) return [];
  const name = type.typeName.getText(source);
  const [first, second] = type.typeArguments ?? [];
  if (name === 'Partial') return propsOf(first, source, home).map((prop) => ({ ...prop, required: false }));
  if (name === 'Omit' || name === 'Pick') {
    const keys = new Set(literalsOf(second));
    return propsOf(first, source, home).filter((prop) => keys.has(prop.name) === (name === 'Pick'));
  }
  const alias = aliasOf(name, source);
  return alias ? propsOf(alias.type, alias.source, home) : [];
}

function propOf(member: ts.PropertySignature, source: ts.SourceFile, home: string): Prop {
  const type = member.type ? spelledOut(member.type, source) : '';
  return {
    name: member.name.getText(source),
    type,
    required: !member.questionToken,
    own: source.fileName === home,
  };
}

/** A type as read: `keyof typeof styles.tone` and `styles.ButtonTone` say nothing, the tones do. */
function spelledOut(type: ts.TypeNode, source: ts.SourceFile): string {
  const text = type.getText(source).replaceAll(/\s+/g, ' ');
  const alias = ts.isTypeReferenceNode(type) && !type.typeArguments ? aliasNamed(type.typeName, source) : undefined;
  if (
    alias &&
    (ts.isTypeOperatorNode(alias.type) || ts.isIndexedAccessTypeNode(alias.type) || literalsOf(alias.type).length > 0)
  )
    return spelledOut(alias.type, alias.source);
  const [, list = ''] = /^\(typeof (\w+)\)\[number\]$/.exec(text) ?? [];
  if (list !== '') return elementsOf(list, source).join(' | ') || text;
  const [, table = '', , key] = /^keyof typeof ((\w+)(?:\.(\w+))?)$/.exec(text) ?? [];
  if (table === '') return text;
  const from = importOf(table.split('.')[0] ?? '', source);
  const file = from && importedFile(from.specifier, source.fileName);
  const keys = keysOf(key ?? (from ? from.name : table), file === undefined ? source : parse(file));
  return keys.length > 0 ? keys.map((name) => `'${name}'`).join(' | ') : text;
}

/** What a constant is set to, without what is said of its type. */
function valueOf(name: string, source: ts.SourceFile): ts.Expression | undefined {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  let value = declared.find((declaration) => declaration.name.getText(source) === name)?.initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  return value;
}

/** The elements of a constant list of strings, quoted. */
function elementsOf(name: string, source: ts.SourceFile): string[] {
  const list = valueOf(name, source);
  return list && ts.isArrayLiteralExpression(list) ? list.elements.map((element) => element.getText(source)) : [];
}

/** The keys of a group of the theme, such as `space`. */
function themeKeys(group: string): string[] {
  const theme = valueOf('lightBlue', parse('src/theme/lightBlue.ts'));
  const found =
    theme &&
    ts.isObjectLiteralExpression(theme) &&
    theme.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === group)?.initializer;
  if (!found || !ts.isObjectLiteralExpression(found)) return [];
  return found.properties.flatMap(({ name }) => (name ? [name.getText()] : []));
}

/** The keys of the object a constant is, or is made from. */
function keysOf(name: string, source: ts.SourceFile): string[] {
  const bare = valueOf(name, source);
  const table = bare && ts.isCallExpression(bare) ? bare.arguments[0] : bare;
  if (table && ts.isIdentifier(table)) return keysOf(table.text, source);
  if (!table || !ts.isObjectLiteralExpression(table)) return [];
  return table.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return themeKeys(property.expression.getText(source).replace(/^vars\./, ''));
    return property.name ? [property.name.getText(source).replaceAll("'", '')] : [];
  });
}
