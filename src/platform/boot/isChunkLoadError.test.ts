import { expect, it } from 'vitest';
import { isChunkLoadError } from './isChunkLoadError.ts';

it.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://portal.example/assets/a.js')],
  ['WebKit', new TypeError('Importing a module script failed.')],
  ['WebKit, for a page in place of the file', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
  ['Vite, for styles', new Error('Unable to preload CSS for /assets/a.css')],
  ['our own, for styles', new Error('The style sheet https://portal.example/assets/a.css did not come.')],
])('knows a file that did not come: %s', (_engine, error) => expect(isChunkLoadError(error)).toBe(true));

it.each([
  ['a call the engine does not know', new TypeError('URL.canParse is not a function')],
  ['a name that is nothing', new ReferenceError('nothing is not defined')],
  ['syntax the engine does not know', new SyntaxError('Invalid regular expression: invalid group specifier name')],
  [
    'a part that another build does not have',
    new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
  ],
  ['what is no error', 'imported module'],
])('knows an error of the code itself: %s', (_case, error) => expect(isChunkLoadError(error)).toBe(false));
