import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { globSync } from 'node:fs';
import ts from 'typescript';

/** An exported component, as its source tells. */
export type SourceComponent = {
  name: string;
  file: string;
  /** Its own callbacks, native ones that pass through apart. */
  callbacks: readonly string[];
  /** Props by name, with the text of their types. */
  props: Readonly<Record<string, string>>;
};

/** A file of stories. */
export type StoryFile = { file: string; text: string; title: string; stories: readonly string[] };

const isSource = (file: string): boolean => !/\.(stories|test|fixtures)\./.test(file) && !file.includes('/testing/');

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const isExported = (node: ts.HasModifiers): boolean => ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The members written out in a type: literals, and the parts of an intersection. */
function membersOf(type: ts.TypeNode | undefined, source: ts.SourceFile): Record<string, string> {
  if (!type) return {};
  if (ts.isTypeLiteralNode(type)) {
    return Object.fromEntries(type.members.flatMap((member) => (member.name && ts.isPropertySignature(member) ? [[member.name.getText(source), member.type?.getText(source) ?? '']] : [])));
  }
  if (ts.isIntersectionTypeNode(type)) return Object.assign({}, ...type.types.map((part) => membersOf(part, source))) as Record<string, string>;
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, source);
  if (ts.isTypeReferenceNode(type)) return membersOf(aliasOf(type.typeName.getText(source), source), source);
  return {};
}

function aliasOf(name: string, source: ts.SourceFile): ts.TypeNode | undefined {
  return source.statements.filter(ts.isTypeAliasDeclaration).find((alias) => alias.name.text === name)?.type;
}

function componentsIn(file: string): SourceComponent[] {
  const source = parse(file);
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((declaration) => {
    const name = declaration.name?.text ?? '';
    if (!/^[A-Z]/.test(name) || !isExported(declaration)) return [];
    const props = membersOf(declaration.parameters[0]?.type, source);
    return [{ name, file, props, callbacks: Object.keys(props).filter((prop) => /^on[A-Z]/.test(prop)) }];
  });
}

/** Every exported component under `folder`. */
export const componentsUnder = (folder: string): SourceComponent[] =>
  globSync(`${folder}/**/*.tsx`).filter(isSource).sort().flatMap(componentsIn);

/** Whether the component gives its folder the name: the others of the folder are its parts. */
export const isMain = ({ name, file }: SourceComponent): boolean => basename(file, '.tsx') === name && [name, name.replace(/Screen$/, '')].includes(basename(dirname(file)));

/** Every story file of the project. */
export const storyFiles = (): StoryFile[] =>
  globSync(['src/**/*.stories.tsx', 'stories/**/*.stories.tsx']).sort().map((file) => {
    const text = readFileSync(file, 'utf8');
    return {
      file,
      text,
      title: /title: '([^']+)'/.exec(text)?.[1] ?? '',
      stories: [...text.matchAll(/^export const (\w+): /gm)].map(([, name = '']) => name),
    };
  });
