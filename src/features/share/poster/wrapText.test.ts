import { describe, expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

/** A Chinese character is two wide, a Latin one is one. */
const measure = (text: string) => [...text].reduce((width, sign) => width + (/[\u2E80-\uFFEF…]/.test(sign) ? 2 : 1), 0);

const wrap = (text: string, width = 12, maxLines = 9) => wrapText(text, { width, maxLines, measure });

describe('wrapText', () => {
  it('breaks Chinese between any two characters, filling each line', () => {
    expect(wrap('一艘旧货船一只不肯关机的领航机器人')).toEqual(['一艘旧货船一', '只不肯关机的', '领航机器人']);
  });
  it('begins no line with closing punctuation and ends none with an opening one', () => {
    expect(wrap('今天天气真好，出门走走')).toEqual(['今天天气真', '好，出门走走']);
    expect(wrap('他推荐了一《山海寻踪》')).toEqual(['他推荐了一', '《山海寻踪》']);
  });
  it('keeps a Latin word and a number whole', () => {
    expect(wrap('每天只要hello一次')).toEqual(['每天只要', 'hello一次']);
    expect(wrap('价格一共是12345元')).toEqual(['价格一共是', '12345元']);
  });
  it('tears a word longer than a line, and no character of several code points', () => {
    expect(wrap('abcdefghijklmnopq')).toEqual(['abcdefghijkl', 'mnopq']);
    expect(wrap('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 7)).toEqual(['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦']);
  });
  it.each(['👍🏽', '🇨🇳', '❤️‍🔥', 'e\u0301', '가\u0300\u0301', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣'])('keeps %s whole', (sign) => {
    expect(wrap(`${sign}${sign}`, 1)).toEqual([sign, sign]);
  });
  it('keeps line breaks, drops blank lines and blanks at the edges of a line', () => {
    expect(wrap('  第一行 \n\n\r\n 第二行  ')).toEqual(['第一行', '第二行']);
    expect(wrap('hello world again', 11)).toEqual(['hello world', 'again']);
  });
  it('cuts what does not fit with an ellipsis that itself fits', () => {
    const lines = wrap('一艘旧货船一只不肯关机的领航机器人', 12, 2);
    expect(lines).toEqual(['一艘旧货船一', '只不肯关机…']);
    expect(lines.every((line) => measure(line) <= 12)).toBe(true);
    expect(wrap('第一行\n第二行', 12, 1)).toEqual(['第一行…']);
  });
  it.each(['', '   ', '\n\n'])('makes no line of %j', (text) => expect(wrap(text)).toEqual([]));
  it('ends on a text of nothing but punctuation, and where not even one character fits', () => {
    expect(wrap('！'.repeat(20)).join('')).toBe('！'.repeat(20));
    expect(wrap('一二', 1)).toEqual(['一', '二']);
  });
});
