import { expect, test } from 'vitest';
import { checkScript } from './checkScript.ts';

const namesIn = (source: string): string[] => checkScript(source).map(({ name }) => name);

test('calls that are newer than the floor are found', () => {
  expect(
    namesIn(
      'AbortSignal.any([a]);URL.canParse(`/`);new Intl.Segmenter;e.toSorted();e.checkVisibility();requestIdleCallback(f)',
    ).toSorted(),
  ).toEqual([
    'AbortSignal.any',
    'Intl.Segmenter',
    'URL.canParse',
    'checkVisibility',
    'requestIdleCallback',
    'toSorted',
  ]);
});

test('old calls, calls that are asked for and names of the file’s own are not', () => {
  expect(namesIn('e.findLast(f);e.at(-1);structuredClone(e);Promise.any(e)')).toEqual([]);
  expect(
    namesIn('e.checkVisibility?.();`checkVisibility`in e&&e.checkVisibility();typeof Iterator<`u`?new Iterator:1'),
  ).toEqual([]);
  expect(namesIn('let navigation=1;navigation+1;class A{toSorted(){}}new A().toSorted()')).toEqual([]);
  expect(namesIn('const k=()=>`checkVisibility`in Element.prototype;k()?e.checkVisibility():1')).toEqual([]);
});

test('syntax and regular expressions that no build step rewrites are found', () => {
  expect(namesIn('class A{static{f()}}')).toEqual(['StaticBlock']);
  expect(namesIn('/(?<=a)b/;new RegExp(`(?<!a)b`);/[a--b]/v')).toEqual(['RegExp', 'RegExp', 'RegExp']);
  expect(namesIn('class A{#a=1;static b=2;has(e){return #a in e}}e??=/(?<n>a)/u')).toEqual([]);
});

test('an argument that an older browser passes over is found', () => {
  expect(namesIn('new FormData(form,button);new FormData(form)')).toEqual(['FormData(form, submitter)']);
});

test('initializers of class fields that Safari before 16 mistakes are found', () => {
  expect(namesIn('class A{a=f(()=>b)}')).toEqual(['field initializer']);
  expect(namesIn('class A{a=new Map;b=c;d=()=>f(g);e={h:this.i}}')).toEqual([]);
});
