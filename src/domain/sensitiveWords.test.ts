import { describe, expect, it } from 'vitest';
import { HARMLESS_PHRASES } from './harmlessPhrases.ts';
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

describe('phrases in which a word stands by chance', () => {
  const find = createSensitiveFinder(['外挂', '代练', '私服', '办证', '博彩', '加微信', '卖号', '套现']);
  it.each([
    '一代练习生',
    '新一代练习室',
    '户外挂画怎么选',
    '门外挂了一盏灯',
    '隐私服务条款',
    '活动由校方主办证书另发',
    '他学识渊博彩笔也多',
    '每天增加微信步数',
    '请报外卖号码',
    '买了一套现代家具',
    '户\u200B外挂画',
  ])('%s has none', (text) => expect(find(text)).toEqual([]));
  it.each([
    ['卖外挂', '外挂'],
    ['找代练，一代练习生也行', '代练'],
    ['户外挂画和外挂', '外挂'],
    ['加微信，增加微信步数', '加微信'],
    ['信用卡套现', '套现'],
    ['进私服，隐私服务好', '私服'],
  ])('%s has %s, once', (text, word) => expect(find(text).map((found) => found.word)).toEqual([word]));
  it('and every phrase holds a word of the usual list', () => {
    const usual = createSensitiveFinder(
      ['外挂', '代练', '刷钻', '私服', '博彩', '赌博', '办证', '加微信', '卖号', '套现'],
      [],
    );
    expect(HARMLESS_PHRASES.filter((phrase) => usual(phrase).length === 0)).toEqual([]);
  });
});
