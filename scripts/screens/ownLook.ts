import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

/** What the vocabulary says: `Stack`, `Inline` and `Grid` lay out, `Text` sets type. */
const LAYOUT_OR_TYPE = new Set([
  'display',
  'flex',
  'flexBasis',
  'flexDirection',
  'flexFlow',
  'flexGrow',
  'flexShrink',
  'flexWrap',
  'alignItems',
  'alignSelf',
  'alignContent',
  'justifyContent',
  'justifyItems',
  'justifySelf',
  'placeItems',
  'placeContent',
  'order',
  'gap',
  'rowGap',
  'columnGap',
  'gridTemplateColumns',
  'gridAutoFlow',
  'minWidth',
  'color',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'textAlign',
  'textWrap',
  'overflowWrap',
  'whiteSpace',
  'wordBreak',
]);

const isSpacing = (name: string) => /^(padding|margin)([A-Z]|$)/.test(name);

const isLayoutOrType = (entry: TSESTree.ObjectLiteralElement): boolean => {
  if (entry.type !== 'Property') return false;
  const name = entry.key.type === 'Identifier' ? entry.key.name : undefined;
  return name !== undefined && (LAYOUT_OR_TYPE.has(name) || isSpacing(name));
};

/** Steps of the type scale and their kin, from `#theme/text.css.ts`. */
const isTypeStyle = (item: TSESTree.Node): boolean =>
  (item.type === 'MemberExpression' &&
    item.object.type === 'Identifier' &&
    (item.object.name === 'text' || item.object.name === 'lines')) ||
  (item.type === 'Identifier' && (item.name === 'oneLine' || item.name === 'tabular'));

const isPlain = (item: TSESTree.Node): boolean =>
  item.type === 'ObjectExpression' ? item.properties.every(isLayoutOrType) : isTypeStyle(item);

/** The card's shadow, with which `Surface` lies on the page. */
const isSurface = (item: TSESTree.Node): boolean =>
  item.type === 'ObjectExpression' &&
  item.properties.some(
    (entry) =>
      entry.type === 'Property' &&
      entry.key.type === 'Identifier' &&
      entry.key.name === 'boxShadow' &&
      entry.value.type === 'MemberExpression' &&
      entry.value.property.type === 'Identifier' &&
      entry.value.property.name === 'card',
  );

/** A screen's style file holds only what is its own look: what says layout or type alone is a component's prop. */
export const ownLookRule: TSESLint.RuleModule<'plain' | 'surface'> = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      plain: 'Layout and type alone are no look of a screen: use Stack, Inline, Grid, Surface or Text.',
      surface: 'A white card with its shadow is a Surface; a list of rows is a List with `surface`.',
    },
  },
  defaultOptions: [],
  create: (context) => ({
    'CallExpression[callee.name="style"]'(node: TSESTree.CallExpression) {
      const [argument] = node.arguments;
      if (argument === undefined) return;
      const items: (TSESTree.Node | null)[] = argument.type === 'ArrayExpression' ? argument.elements : [argument];
      if (items.every((item) => item !== null && isPlain(item))) context.report({ node, messageId: 'plain' });
      if (items.some((item) => item !== null && isSurface(item))) context.report({ node, messageId: 'surface' });
    },
  }),
};
