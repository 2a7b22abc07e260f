import { expect, test } from 'vitest';
import { checkStyles } from './checkStyles.ts';

const namesIn = (css: string): string[] => checkStyles(css).map(({ name }) => name);

test('values that are newer than the floor are found', () => {
  expect(namesIn('a{height:100dvh}')).toEqual(['dvh']);
  expect(namesIn('a{color:color-mix(in srgb,red,blue)}')).toEqual(['color-mix()']);
  expect(namesIn('a{overflow:clip;width:min(1px,2px);margin:calc(1px + 1em)}')).toEqual(['overflow: clip']);
});

test('a value that all know before it is enough, if it stands in the same rule', () => {
  expect(namesIn('a{height:100vh;height:100dvh}')).toEqual([]);
  expect(namesIn('a{height:100dvh;height:100vh}')).toEqual(['dvh']);
  expect(namesIn('a{height:100vh}a{height:100dvh}')).toEqual(['dvh']);
  expect(namesIn('a{height:100vh;height:calc(100dvh - var(--bar))}')).toEqual(['dvh']);
});

test('properties are found unless one with a prefix stands beside them', () => {
  expect(namesIn('a{text-wrap:balance;display:grid}')).toEqual(['text-wrap']);
  expect(namesIn('a{-webkit-user-select:none;user-select:none}')).toEqual([]);
  expect(namesIn('a{user-select:none}')).toEqual(['user-select']);
});

test('selectors and at-rules are found, and lists that one of them drops', () => {
  expect(namesIn('a:has(b){color:red}a:focus-visible{color:red}')).toEqual([':has(b)']);
  expect(namesIn('a:has(b),i{color:red}')).toEqual([':has(b) in a list']);
  expect(namesIn('a::details-content{overflow:clip}')).toEqual(['::details-content']);
  expect(namesIn('@container (min-width:1px){a{color:red}}')).toEqual(['@container']);
});

test('what is asked for by @supports is not', () => {
  expect(namesIn('@supports (height:1dvh){a{height:1dvh}}')).toEqual([]);
  expect(namesIn('a{content:"100dvh :has(x)"}')).toEqual([]);
});
