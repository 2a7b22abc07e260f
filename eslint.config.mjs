import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { newerThanFloorRule } from './scripts/compat/newerThanFloor.ts';
import { ownLookRule } from './scripts/screens/ownLook.ts';
import { standardWordsRule } from './scripts/words/standardWords.ts';

/** Effects on the world live in src/platform. */
const WORLD = [
  ['localStorage', 'Storage lives in src/platform/device/storage.ts.'],
  ['sessionStorage', 'Storage lives in src/platform/device/storage.ts.'],
  ['fetch', 'Calls go through src/api.'],
].map(([name, message]) => ({ name, message }));

const CLOCK = [
  {
    object: 'Date',
    property: 'now',
    message: 'Time comes in as an argument or prop; the clock lives in src/platform/device.',
  },
  { object: 'Math', property: 'random', message: 'Randomness lives in src/platform/device.' },
  { object: 'crypto', property: 'randomUUID', message: 'Randomness lives in src/platform/device.' },
];

const SYNTAX = [
  { selector: 'TSEnumDeclaration', message: 'No enums: a union, or a const table with `satisfies`.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines it.' },
  { selector: 'CallExpression[callee.name="forwardRef"]', message: 'ref is a plain prop.' },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'HTML is shown by components/RichText alone.',
  },
  {
    selector: 'BinaryExpression[operator="instanceof"][right.name=/^Touch/]',
    message: 'Firefox without a touchscreen has no such class: ask isTouchEvent.',
  },
];

const HEX = { selector: 'Literal[value=/^#[0-9a-fA-F]{3,8}$/]', message: 'Colours live in src/theme.' };

const RAW_ELEMENT = {
  selector: 'JSXOpeningElement[name.name=/^(a|button)$/]',
  message:
    'Screens are made of components: Button, TextButton, IconButton, IconLabelButton, Pressable, Link, ListItem.',
};

const ART = {
  selector: 'Literal[value=/^\\u002Fdemo\\u002F/]',
  message: 'Art of the brand has its addresses from #theme/art.ts, so that a deployment below a path can move it.',
};

const CACHE_WRITE = {
  selector: 'MemberExpression[property.name="setQueryData"]',
  message: 'What a write has changed goes into the cache by `patches`, or a read under way undoes it.',
};

/** Folders whose names and comments are in standard terms; the list of private words is `scripts/words/privateWords.ts`. */
const STANDARD_WORDS = [
  'src/{platform,features,app,api,domain,components,screens,theme}/**/*.{ts,tsx}',
  '{build,stories,.storybook}/**/*.{ts,tsx}',
];

const STORIES_AND_TESTS = [
  '**/*.stories.tsx',
  '**/*.test.{ts,tsx}',
  '**/*.fixtures.ts',
  'src/components/testing/**',
  '.storybook/**',
  'stories/**',
];

/** Newer than the oldest supported browsers, and right all the same. */
const NEWER = [
  // Ahead of others where it is known; without it the picture comes in its turn.
  'HTMLImageElement.fetchPriority',
  // Firefox scales as well as it can anyway.
  'CanvasRenderingContext2D.imageSmoothingQuality',
  'OffscreenCanvasRenderingContext2D.imageSmoothingQuality',
  // Works in Safari since long; before 18.4 it only reads back without its weight.
  'CanvasRenderingContext2D.font',
  // A device has it in `createBrowserDevice` only where `navigator.share` is a function.
  'Navigator.share',
  // Calls off what requestIdleCallback gave, which is asked for.
  'cancelIdleCallback',
];

export default defineConfig(
  globalIgnores([
    'dist',
    'storybook-static',
    'visual-report',
    'browsers-report',
    'node_modules',
    'public',
    'scripts/art',
    'test-results',
    'playwright-report',
    '.data',
    '.cache',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': ['error', ...SYNTAX],
      'max-lines': ['error', { max: 260, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...STORIES_AND_TESTS, 'src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, HEX] },
  },
  {
    files: ['src/{app,features,platform}/**/*.{ts,tsx}'],
    // What a guest has loaded is not a write.
    ignores: [...STORIES_AND_TESTS, 'src/platform/query/cacheOverlay.ts', 'src/features/square/migrateGuestFeeds.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, HEX, CACHE_WRITE] },
  },
  {
    files: ['src/screens/**/*.{ts,tsx}'],
    ignores: STORIES_AND_TESTS,
    plugins: { screens: { rules: { 'own-look': ownLookRule } } },
    rules: {
      'no-restricted-syntax': ['error', ...SYNTAX, HEX, RAW_ELEMENT, ART],
      'screens/own-look': 'error',
    },
  },
  {
    // Reads types: what is called `map` or `size` is as old as the class it belongs to.
    files: ['src/**/*.{ts,tsx}'],
    ignores: STORIES_AND_TESTS,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { portal: { rules: { 'newer-than-floor': newerThanFloorRule } } },
    rules: { 'portal/newer-than-floor': ['error', { allow: NEWER }] },
  },
  {
    files: STANDARD_WORDS,
    plugins: { words: { rules: { standard: standardWordsRule } } },
    rules: { 'words/standard': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/{theme,domain,components,screens,api}/**/*.{ts,tsx}'],
    ignores: STORIES_AND_TESTS,
    rules: {
      'no-restricted-globals': ['error', ...WORLD],
      'no-restricted-properties': ['error', ...CLOCK],
    },
  },
  {
    files: ['src/components/RichText/**'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX.slice(0, 3), HEX] },
  },
  { files: ['src/**/*.stories.tsx', 'stories/**/*.stories.tsx'], extends: [storybook.configs['flat/recommended']] },
  {
    files: STORIES_AND_TESTS.concat('e2e/**', 'bench/**'),
    rules: { 'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }] },
  },
  // ES5, for browsers of any age.
  {
    files: ['src/platform/boot/startNotice.ts'],
    rules: { 'no-var': 'off', '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  { files: ['server/**', 'e2e/**', 'prove/**'], rules: { 'no-console': 'off' } },
);
