// @vitest-environment node
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { bundleStartNotice } from '../../../build/bundleDocumentScripts.ts';

const parseErrors = (code: string) =>
  new Linter()
    .verify(code, { languageOptions: { ecmaVersion: 5, sourceType: 'script' } })
    .map(({ message }) => message);

it('is ES5, so that a browser of any age runs it', async () => {
  expect(parseErrors('var later = () => 1;'), 'the parser refuses what is newer').toHaveLength(1);
  expect(parseErrors(await bundleStartNotice())).toEqual([]);
});
