import { basename } from 'node:path';
import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import { PRIVATE_WORDS, type PrivateWord } from './privateWords.ts';

const of = (kind: PrivateWord['in']) => PRIVATE_WORDS.filter((one) => one.in === kind);

const appliesTo = (path: string, { folders }: PrivateWord): boolean =>
  folders?.some((folder) => `/${path}`.includes(`/${folder}/`)) ?? true;

/** `useAskAhead`, `ASK_AHEAD` and `ask-ahead` are all ` ask ahead `. */
const wordsOf = (name: string): string =>
  ` ${name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .join(' ')
    .toLowerCase()} `;

const PARTS = of('part').map((one) => ({ ...one, words: wordsOf(one.word) }));
const NAMES = new Map(of('name').map((one) => [one.word, one]));
const STYLES = new Map(of('style').map((one) => [one.word, one]));
const FILES = new Map(of('file').map((one) => [one.word, one]));
const ATTRIBUTES = of('attribute');
const COMMENTS = of('comment').map((one) => ({
  ...one,
  pattern: new RegExp(String.raw`\b${one.word.replaceAll(' ', String.raw`\s+(?:\*\s+)?`)}\b`, 'i'),
}));

const inParts = (name: string): PrivateWord | undefined => {
  const words = wordsOf(name);
  return PARTS.find((one) => words.includes(one.words));
};

const inName = (name: string): PrivateWord | undefined => NAMES.get(name) ?? inParts(name);

/** The exports of a file of stories are titles that pictures are filed under. */
const isStory = ({ parent }: TSESTree.Identifier, path: string): boolean =>
  path.endsWith('.stories.tsx') &&
  parent.type === 'VariableDeclarator' &&
  parent.parent.parent.type === 'ExportNamedDeclaration';

const inFile = (path: string): PrivateWord | undefined => {
  const [stem = ''] = basename(path).split('.');
  return FILES.get(stem) ?? inName(stem);
};

/** `data-first-text` is named by `data-first`, `data-firstly` is not. */
const inText = (text: string): PrivateWord | undefined =>
  ATTRIBUTES.find(({ word }) => new RegExp(String.raw`(?<![\w-])${word}(?![A-Za-z\d])`).test(text));

type Key = TSESTree.PropertyName | TSESTree.Expression;
const nameOf = (key: Key): string | undefined => {
  if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
};

/** Refuses our own words where the field has one: in the names a file gives, in its own name and in its comments. */
export const standardWordsRule: TSESLint.RuleModule<'private'> = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Names and comments in the field’s standard terms.' },
    messages: { private: '“{{word}}” is a word of our own. The standard term: {{standard}}.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const { sourceCode } = context;
    const report = (found: PrivateWord | undefined, at: { node: TSESTree.Node } | { loc: TSESTree.SourceLocation }) => {
      if (found && appliesTo(context.filename, found))
        context.report({ ...at, messageId: 'private', data: { word: found.word, standard: found.standard } });
    };
    const checkKey =
      (find = inName) =>
      ({ key, computed }: { key: Key; computed: boolean }) => {
        const name = computed ? undefined : nameOf(key);
        if (name !== undefined) report(find(name), { node: key });
      };
    const start = { line: 1, column: 0 };
    const inGiven = (name: string) =>
      (context.filename.endsWith('.css.ts') ? STYLES.get(name) : undefined) ?? inName(name);

    return {
      Program() {
        report(inFile(context.filename), { loc: { start, end: start } });
        // What is imported bears the name another file gave it.
        const given = sourceCode.scopeManager!.scopes.flatMap(({ variables }) =>
          variables.flatMap(({ defs }) => defs.filter(({ type }) => type !== 'ImportBinding')),
        );
        for (const node of new Set(given.map(({ name }) => name)))
          if (node.type === 'Identifier' && !isStory(node, context.filename)) report(inGiven(node.name), { node });
        for (const comment of sourceCode.getAllComments())
          for (const found of COMMENTS) if (found.pattern.test(comment.value)) report(found, { loc: comment.loc });
      },
      TSPropertySignature: checkKey(),
      TSMethodSignature: checkKey(),
      PropertyDefinition: checkKey(),
      MethodDefinition: checkKey(),
      // An ordinary word may be the key that another room's type asks for.
      'ObjectExpression > Property[shorthand=false]': checkKey(inParts),
      JSXAttribute({ name }: TSESTree.JSXAttribute) {
        if (name.type === 'JSXIdentifier') report(inText(name.name), { node: name });
      },
      Literal(node: TSESTree.Literal) {
        if (typeof node.value === 'string') report(inText(node.value), { node });
      },
      TemplateElement(node: TSESTree.TemplateElement) {
        report(inText(node.value.raw), { node });
      },
    };
  },
};
