import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { PRIVATE_WORDS } from './privateWords.ts';
import { standardWordsRule } from './standardWords.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const standardOf = (word: string) => PRIVATE_WORDS.find((one) => one.word === word)!.standard;
const fails = (code: string, word: string, filename = 'src/platform/sample.tsx') => ({
  code,
  filename,
  errors: [{ message: `“${word}” is a word of our own. The standard term: ${standardOf(word)}.` }],
});

tester.run(
  'standard-words',
  standardWordsRule as never,
  {
    valid: [
      'const prefetch = () => undefined; // Prefetches the next page by default.',
      // Another file gave these names.
      "import { loginDoor } from '#screens/sample.ts'; loginDoor();",
      'shell.place;',
      'const start: ReaderStart = { place: top };',
      '<Reader place={top} />',
      // Ordinary words as parts of a name, and in comments.
      'const placeholder = 1; const findPlaces = 2; // A way to the place.',
      'const headline = 3; const forward = 4;',
      '<main data-firstly data-codec="x" />',
      { code: 'export const firstPage = [1];', filename: 'src/features/list.ts' },
      // The same word for something else, elsewhere.
      { code: 'const enter = () => undefined; const { generation } = page;', filename: 'src/components/sample.tsx' },
      { code: 'export const Writing = {};', filename: 'src/screens/Sample.stories.tsx' },
      'const words = [];',
    ],
    invalid: [
      fails('const useAskAhead = 1;', 'askAhead'),
      fails('const ASKED_FROM_PREVIOUS_PAGE = 1;', 'askedFromPreviousPage'),
      fails('function lateDialog() {}', 'lateDialog'),
      fails('type OpenPatch = string;', 'openPatch'),
      fails('type Options = { onForeignChange: () => void };', 'foreignChange'),
      fails('const router = { reenter() {} };', 'reenter'),
      fails('class Queue { #lastWish = 1; }', 'lastWish'),
      fails('const follow = (place: string) => undefined;', 'place'),
      fails('const { epoch } = session;', 'epoch'),
      fails('const enter = () => undefined;', 'enter'),
      fails('const Writing = {};', 'Writing', 'src/features/Sample.stories.tsx'),
      fails('export const words = style({});', 'words', 'src/components/Button/Button.css.ts'),
      fails('<main data-first-text="x" />', 'data-first'),
      fails("root.querySelector('[data-drawn]');", 'data-drawn'),
      fails('`<body data-run="${x}">`;', 'data-run'),
      fails('/** The page is read anew. */ const x = 1;', 'anew'),
      fails('/**\n * The page is asked\n * ahead of its code.\n */\nconst x = 1;', 'asked ahead'),
      fails('const x = 1;', 'askFirst', 'src/platform/boot/askFirst.ts'),
      fails('const x = 1;', 'firstPage', 'src/app/boot/firstPage.test.ts'),
    ],
  } as never,
);
