import { expect, it } from 'vitest';
import { excerptOf } from './excerptOf.ts';

it('shows six characters on either side, whole ones, on one line', () => {
  const text = '昨天晚上在群里🌊看见\n有人卖外 挂，说是可以一直飞';
  const start = text.indexOf('外 挂');
  const finding = { word: '外挂', start, end: start + '外 挂'.length };
  expect(excerptOf(text, finding)).toEqual({ before: '…看见 有人卖', word: '外 挂', after: '，说是可以一…' });
});

it('shows all there is near the ends', () => {
  expect(excerptOf('🌊外挂', { word: '外挂', start: 2, end: 4 })).toEqual({ before: '🌊', word: '外挂', after: '' });
});
