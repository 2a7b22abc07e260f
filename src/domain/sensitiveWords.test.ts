import { describe, expect, it } from 'vitest';
import { createSensitiveFinder } from './sensitiveWords.ts';

const find = createSensitiveFinder(['外挂', 'VX', '代练', '代练工作室', 'straße', '']);
const marked = (text: string) => find(text).map(({ start, end }) => text.slice(start, end));

describe('sensitive words (T11)', () => {
  it('are found where they stand', () => {
    expect(find('求个外挂，加vx')).toEqual([
      { word: '外挂', start: 2, end: 4 },
      { word: 'VX', start: 6, end: 8 },
    ]);
  });

  it.each([
    ['full width', 'ｖＸ', 'ｖＸ'],
    ['zero width', '外\u200B\u200D挂', '外\u200B\u200D挂'],
    ['bidi marks', '外\u202E挂', '外\u202E挂'],
    ['soft hyphen and word joiner', 'v\u00AD\u2060x', 'v\u00AD\u2060x'],
    ['variation selectors', '外\uFE0F挂', '外\uFE0F挂'],
    ['letters in circles', 'ⓥⓧ', 'ⓥⓧ'],
    ['mathematical letters', '𝐯𝕏', '𝐯𝕏'],
    ['another case form', 'STRASSE', 'STRASSE'],
  ])('are found through %s, and marked in the text as typed', (_name, text, part) => {
    expect(marked(`😀 ${text}。`)).toEqual([part]);
  });

  it('take the longer of two, and do not overlap', () => {
    expect(marked('找代练工作室，不要代练')).toEqual(['代练工作室', '代练']);
  });

  it.each(['', '挂外', '外 面挂着', 'v\u0301x', 'constructor', '__proto__', '(a+)+$', '\uD800'])(
    'are not seen in %j',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );

  it.each([
    ['a near miss', '外'.repeat(100_000)],
    ['a near miss of the longest', '代练工作'.repeat(25_000)],
    ['marks', `a${'\u0301\u0323'.repeat(50_000)}`],
    ['invisible signs', '\u200B'.repeat(100_000)],
  ])('are looked for in linear time: %s', (_name, text) => {
    const started = performance.now();
    find(text);
    // Linear work takes a tenth of this; quadratic work would take minutes.
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
