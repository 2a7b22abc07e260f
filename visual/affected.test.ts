import { expect, it } from 'vitest';
import { affectedBy, type Imports } from './affected.ts';

const IMPORTS: Imports = {
  '.storybook/preview.tsx': [
    'src/components/Carousel/trackCode.ts',
    'stories/library/propTexts/shared.ts',
    '.storybook/LazyDocsPage.tsx',
  ],
  'src/components/Button/Button.tsx': ['src/components/Button/Button.css.ts'],
  'src/components/Button/Button.stories.tsx': ['src/components/Button/Button.tsx'],
  'src/screens/home/HomeScreen.tsx': ['src/components/Button/Button.tsx'],
  'src/screens/home/HomeScreen.stories.tsx': ['src/screens/home/HomeScreen.tsx'],
  '.storybook/LazyDocsPage.tsx': ['src/components/Tag/Tag.tsx'],
  'src/components/Tag/Tag.stories.tsx': ['src/components/Tag/Tag.tsx'],
};

const storiesOf = (...changed: string[]): unknown => {
  const { stories } = affectedBy(changed, () => IMPORTS);
  return stories === 'all' ? 'all' : [...stories].sort();
};

it('is every story that imports what has changed, at any distance', () => {
  const both = ['src/components/Button/Button.stories.tsx', 'src/screens/home/HomeScreen.stories.tsx'];
  expect(storiesOf('src/components/Button/Button.css.ts')).toEqual(both);
  // Pages of docs draw it too, but are no pictures.
  expect(storiesOf('src/components/Tag/Tag.tsx')).toEqual(['src/components/Tag/Tag.stories.tsx']);
  expect(storiesOf('src/screens/home/HomeScreen.tsx')).toEqual(['src/screens/home/HomeScreen.stories.tsx']);
});

it('is a story that has changed itself, and one that is new', () => {
  expect(storiesOf('src/components/Tag/Tag.stories.tsx')).toEqual(['src/components/Tag/Tag.stories.tsx']);
  expect(storiesOf('src/components/New/New.stories.tsx')).toEqual(['src/components/New/New.stories.tsx']);
});

it('is all of them for tokens, the preview and what it imports, public files, packages and the camera', () => {
  for (const file of [
    'src/theme/lightBlue.ts',
    '.storybook/storyFont.css',
    'src/components/Carousel/trackCode.ts',
    'public/demo/home.webp',
    'package-lock.json',
    'vite.config.ts',
    'visual/camera.ts',
  ])
    expect(storiesOf('docs/asvs.md', file), file).toBe('all');
});

it('is all of them where there is no history', () => {
  expect(affectedBy(undefined, () => IMPORTS).stories).toBe('all');
});

it('is none for what no story imports', () => {
  expect(storiesOf('docs/asvs.md', 'e2e/wallet.spec.ts', 'visual/report.ts')).toEqual([]);
  expect(storiesOf('server/host.test.ts')).toEqual([]);
  expect(storiesOf('stories/library/propTexts/shared.ts')).toEqual([]);
});

it('is the story that lists files by a pattern', () => {
  expect(storiesOf('src/components/icons/NewLine.tsx')).toEqual(['stories/foundations/Icons.stories.tsx']);
});
