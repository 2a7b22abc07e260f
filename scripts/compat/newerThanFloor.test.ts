import { join } from 'node:path';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { newerThanFloorRule } from './newerThanFloor.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
});

const filename = join(import.meta.dirname, 'sample/sample.ts');
const passes = (code: string) => ({ code, filename });
const fails = (code: string, name: string) => ({
  code,
  filename,
  errors: [{ message: new RegExp(`^${name.replaceAll(/\W/g, '\\$&')} is missing`) }],
});

tester.run(
  'newer-than-floor',
  newerThanFloorRule as never,
  {
    valid: [
      '[1].findLast(Boolean)',
      "'x'.at(-1)",
      'structuredClone({})',
      "Object.hasOwn({}, 'a')",
      'Promise.any([])',
      'Array.from([1]).map(String)',
      'new Map<string, number>().size',
      'new Set([1]).forEach(String)',
      'const ours: { toSorted: () => void } = { toSorted() {} }; ours.toSorted();',
      'type Notification = { size: number }; declare const own: Notification; own.size;',
      'const touchX = (event: TouchEvent) => event.touches[0]?.clientX;',
      'const draw = (canvas: HTMLCanvasElement | OffscreenCanvas) => canvas.width;',
      'document.body.style.animation = "none";',
      "document.addEventListener('touchstart', () => undefined)",
      "if ('onscrollend' in document) document.addEventListener('scrollend', () => undefined);",
      '/(?<name>a)(?=b)/u.test("ab")',
      // Guarded.
      'document.body.checkVisibility?.()',
      "if ('checkVisibility' in document.body) document.body.checkVisibility();",
      "const canParse = typeof URL.canParse === 'function' ? URL.canParse('/') : false;",
      'const shown = document.body.checkVisibility && document.body.checkVisibility();',
      "function sorted(list: number[]) { if (!('toSorted' in list)) return [...list].sort(); return list.toSorted(); }",
      "export const canAsk = () => 'checkVisibility' in Element.prototype; export const isShown = (element: Element) => (canAsk() ? element.checkVisibility() : true);",
      "const HAS_SEGMENTER = 'Segmenter' in Intl; export const words = () => { if (!HAS_SEGMENTER) return []; return new Intl.Segmenter(); };",
      "'requestIdleCallback' in globalThis && requestIdleCallback(() => undefined)",
      "const hasOffscreen = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(1, 1);",
    ]
      .map(passes)
      .concat({ ...passes('Promise.withResolvers()'), options: [{ allow: ['Promise.withResolvers'] }] } as never),
    invalid: [
      fails('Promise.withResolvers()', 'Promise.withResolvers'),
      fails("URL.canParse('/')", 'URL.canParse'),
      fails('AbortSignal.any([])', 'AbortSignal.any'),
      fails('[2, 1].toSorted()', 'Array.toSorted'),
      fails('const order = (list: readonly number[]) => list.toSorted();', 'Array.toSorted'),
      fails("'x'.isWellFormed()", 'String.isWellFormed'),
      fails('document.body.checkVisibility()', 'Element.checkVisibility'),
      fails('new Map<string, number>().values().map(String)', 'Iterator.map'),
      fails('new URLSearchParams().size', 'URLSearchParams.size'),
      fails('Object.groupBy([1], String)', 'Object.groupBy'),
      fails('requestIdleCallback(() => undefined)', 'requestIdleCallback'),
      fails('window.requestIdleCallback(() => undefined)', 'requestIdleCallback'),
      fails('new Intl.Segmenter()', 'Intl.Segmenter'),
      fails(
        'const draw = (context: CanvasRenderingContext2D) => context.roundRect(0, 0, 1, 1);',
        'CanvasRenderingContext2D.roundRect',
      ),
      fails("document.addEventListener('scrollend', () => undefined)", 'Document.scrollend'),
      fails('/(?<=a)b/.test("ab")', '/(?<=a)b/'),
      fails('/[a--b]/v.test("ab")', '/[a--b]/v'),
      fails("new RegExp('(?<=a)b')", 'RegExp'),
      fails('if (document.hidden) Promise.withResolvers();', 'Promise.withResolvers'),
    ],
  } as never,
);
