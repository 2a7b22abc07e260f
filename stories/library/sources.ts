import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { docOf, parse, propsOf, type Prop } from './props.ts';
import { titleIn } from './title.ts';

/** An exported component, as its source tells. */
export type SourceComponent = {
  name: string;
  file: string;
  /** Its docstring. */
  summary: string;
  /** Its own callbacks, native ones that pass through apart. */
  callbacks: readonly string[];
  /** Its props, native ones apart. */
  props: readonly Prop[];
};

/** A story, as its source tells. */
export type SourceStory = { exportName: string; plays: boolean };

/** A file of stories. */
export type StoryFile = {
  file: string;
  text: string;
  title: string;
  stories: readonly SourceStory[];
  /** Says what its component is for. */
  guided: boolean;
  /** Keeps axe from failing a story. */
  spared: boolean;
};

const isSource = (file: string): boolean => !/\.(stories|test|fixtures)\./.test(file) && !file.includes('/testing/');

const isExported = (node: ts.HasModifiers): boolean =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** What props are when left out, by name, from the parameter that takes them apart. */
function fallbacksOf(name: ts.BindingName | undefined, source: ts.SourceFile): Record<string, string> {
  if (!name || !ts.isObjectBindingPattern(name)) return {};
  return Object.fromEntries(
    name.elements.flatMap((element) =>
      element.initializer
        ? [[(element.propertyName ?? element.name).getText(source), element.initializer.getText(source)]]
        : [],
    ),
  );
}

function componentsIn(file: string): SourceComponent[] {
  const source = parse(file);
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((declaration) => {
    const name = declaration.name?.text ?? '';
    if (!/^[A-Z]/.test(name) || !isExported(declaration)) return [];
    const [parameter] = declaration.parameters;
    const fallbacks = fallbacksOf(parameter?.name, source);
    const props = propsOf(parameter?.type, source).map((prop) => ({ ...prop, fallback: fallbacks[prop.name] }));
    const callbacks = props.filter((prop) => prop.own && /^on[A-Z]/.test(prop.name)).map((prop) => prop.name);
    return [{ name, file, summary: docOf(declaration), props, callbacks: [...new Set(callbacks)] }];
  });
}

/** Every exported component under `folder`. */
export const componentsUnder = (folder: string): SourceComponent[] =>
  globSync(`${folder}/**/*.tsx`).filter(isSource).sort().flatMap(componentsIn);

/** Whether the component gives its folder the name: the others of the folder are its parts. */
export const isMain = ({ name, file }: SourceComponent): boolean =>
  basename(file, '.tsx') === name && [name, name.replace(/Screen$/, '')].includes(basename(dirname(file)));

/** The stories of a file: what it exports by name. */
function storiesIn(source: ts.SourceFile): SourceStory[] {
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement) && isExported(statement))
    .flatMap((statement) =>
      (statement as ts.VariableStatement).declarationList.declarations.map((declaration) => {
        const value = declaration.initializer;
        const plays =
          value !== undefined &&
          ts.isObjectLiteralExpression(value) &&
          value.properties.some((property) => property.name?.getText(source) === 'play');
        return { exportName: declaration.name.getText(source), plays };
      }),
    );
}

/** Every story file of the project. */
export const storyFiles = (): StoryFile[] =>
  globSync(['src/**/*.stories.tsx', 'stories/**/*.stories.tsx'])
    .sort()
    .map((file) => {
      const source = parse(file);
      const { text } = source;
      return {
        file,
        text,
        title: titleIn(text),
        stories: storiesIn(source),
        guided: /\bguide\b[^;]*satisfies Guide/.test(text),
        spared: /\ba11y: \{/.test(text),
      };
    });
