import { describe, expect, test } from 'vitest';
import { checkNickname, cleanNickname, nicknameKey } from './nickname.ts';
import { limitMarks, isInvisible, stripInvisible } from './readableText.ts';
import { createSensitiveFinder } from './sensitiveWords.ts';
import { checkComment, checkPost } from './square.ts';

/** Every code point Unicode says to draw nothing for (Default_Ignorable_Code_Point, 17.0), by ranges. */
const IGNORABLE = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfff8],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
] as const;

const ignorable = IGNORABLE.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

/** Blanks that are letters, symbols or marks, and what else nobody sees. */
const BLANKS = [
  '\u2800',
  '\u3164',
  '\uFFA0',
  '\u115F',
  '\u1160',
  '\u{1D159}',
  '\u{16FE4}',
  '\uFFFC',
  '\u180E',
  '\u00AD',
  '\u034F',
  '\u200D',
  '\u2064',
  '\uFFF9',
  '\uFFFA',
  '\uFFFB',
  '\u{13430}',
  '\u0600',
  '\u06DD',
  '\u070F',
  '\uE000',
  '\uF8FF',
  '\u{F0000}',
  '\u0001',
  '\u0007',
  '\u007F',
  '\u0085',
  '\u009F',
  '\u{E0041}',
  '\u{E01EF}',
];

const named = (sign: string): string => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`;

describe('what nobody sees', () => {
  test(`${ignorable.length} default-ignorable code points: no name, no post, no comment, and no difference`, () => {
    expect(ignorable).toHaveLength(4174);
    const seen = ignorable.filter(
      (sign) =>
        !isInvisible(sign.repeat(3)) ||
        checkNickname(sign.repeat(2)) === undefined ||
        checkComment(sign) === undefined ||
        checkPost({ content: ` ${sign}\n`, imageCount: 0 }) === undefined ||
        nicknameKey(`晴${sign}空x`) !== nicknameKey('晴空x') ||
        stripInvisible(sign) !== '' ||
        createSensitiveFinder(['外挂'])(`外${sign}挂`).length !== 1,
    );
    expect(seen.map(named)).toEqual([]);
  });

  test.each(BLANKS.map((sign) => [named(sign), sign]))('%s: blank alone, nothing within a name', (_, sign) => {
    expect(isInvisible(sign.repeat(2))).toBe(true);
    expect(checkNickname(sign.repeat(2))).toBe('请输入新昵称');
    expect(checkComment(sign)).toBe('评论不能为空');
    expect(nicknameKey(`晴${sign}空x`)).toBe(nicknameKey('晴空x'));
    expect(cleanNickname(`晴${sign}空x`)).toBe('晴空x');
  });

  test.each([' ', '\n', '\t', '\u3000', '\u00A0', '\u2003', '\u2028', '\u1680', '\u205F', ' \u3164 \u2800 '])(
    '%j is blank',
    (text) => expect(isInvisible(text)).toBe(true),
  );

  test.each(['.', '·', '\uFFFD', '😀', '中', '\u0301', '□', '\u3000a', '👨‍👩‍👧', '＿'])('%j is seen', (text) =>
    expect(isInvisible(text)).toBe(false),
  );
});

describe('what reads as the same', () => {
  test.each([
    ['Lark', 'LARK'],
    ['Lark', 'Ｌａｒｋ'],
    ['Lark', 'ｌａｒｋ'],
    ['Lark', '𝐋𝐚𝐫𝐤'],
    ['Lark', 'Ⓛⓐⓡⓚ'],
    ['Lark', '𝕃𝕒𝕣𝕜'],
    ['Lark', ' L a r k '.replaceAll(' ', '')],
    ['Lark', 'Lаrk'],
    ['admin', 'аdmіn'],
    ['admin', 'adm1n'],
    ['admin', 'ADMlN'],
    ['admin', 'adm|n'],
    ['paypal', 'PAYPAI'],
    ['hello', 'he11o'],
    ['hello', 'heII0'],
    ['room101', 'rооmlOl'],
    ['玩家100', '玩家l00'],
    ['玩家100', '玩家１００'],
    ['玩家100', '玩家IOO'],
    ['零0零', '零O零'],
    ['零〇零', '零o零'],
    ['x1', 'x①'],
    ['ﬁsh', 'fish'],
    ['x²', 'x2'],
    ['㎏', 'KG'],
    ['Å', 'Å'],
    ['café', 'cafe\u0301'],
    ['阿依古丽·买买提', '阿依古丽•买买提'],
    ['阿依古丽·买买提', '阿依古丽・买买提'],
    ['阿依古丽·买买提', '阿依古丽‧买买提'],
    ['阿依古丽·买买提', '阿依古丽･买买提'],
    ['海-鸥', '海–鸥'],
    ['海-鸥', '海－鸥'],
    ['海-鸥', '海‐鸥'],
    ['海"鸥"', '海“鸥”'],
    ["it's", 'it’s'],
    ['豈更', '豈更'],
    ['⼀二', '一二'],
    ['ｱｲ', 'アイ'],
    ['海  鸥', '海 鸥'],
    ['海　鸥', '海 鸥'],
    ['❤️心心', '❤心心'],
    ['👨‍👩‍👧一家', '👨👩👧一家'],
  ])('%s and %s', (one, other) => expect(nicknameKey(one)).toBe(nicknameKey(other)));

  test.each([
    ['栗子', '粟子'],
    ['己人', '已人'],
    ['晴空', '晴 空'],
    ['cafe', 'café'],
    ['海鸥1', '海鸥2'],
    ['海鸥6', '海鸥8'],
    ['海鸥😀', '海鸥😃'],
    ['🇨🇳队', '🇯🇵队'],
    ['👋🏻手', '手👋🏻'],
    ['𠮷野', '吉野'],
    ['一二', '－二'],
    ['rn海', 'm海'],
  ])('%s and %s do not', (one, other) => expect(nicknameKey(one)).not.toBe(nicknameKey(other)));
});

describe('what stays possible', () => {
  test.each([
    '阿依古丽·买买提',
    '巴雅尔·额尔德尼',
    '𠮷野家',
    '𰻞𰻞面馆',
    '㐂㐅龘靐',
    '卓玛བཀྲ་ཤིས',
    'ᠮᠣᠩᠭᠣᠯ',
    'ئۇيغۇر',
    'ꆈꌠꁱꂷ',
    'Việt Nam',
    'สวัสดี',
    '👨‍👩‍👧甲',
    '❤️‍🔥热恋',
    '🇨🇳加油',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿队',
    '1️⃣号选手',
    '👋🏽你好',
    '🧑🏽‍🚀登月',
    '☺️笑',
    '😀'.repeat(12),
    'a.b_c-d',
    '（海鸥）',
    '海鸥～★',
    '々々〆〇',
  ])('%s is a name as it is', (name) => {
    expect(checkNickname(name)).toBeUndefined();
    expect(cleanNickname(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    ['晴\u200D空', '晴空'],
    ['a\uFE0Fb', 'ab'],
    ['\u200D👨甲\u200D', '👨甲'],
    ['海\u{E0041}鸥', '海鸥'],
    ['海\u202E鸥\u202C', '海鸥'],
    [`海${'\u0301'.repeat(40)}鸥`, `海${'\u0301'.repeat(4)}鸥`],
  ])('%j is kept as %j', (typed, kept) => expect(cleanNickname(typed)).toBe(kept));
});

describe('marks', () => {
  test('400 on one letter are drawn as four; those of living scripts stay', () => {
    expect(limitMarks(`Z${'\u0334'.repeat(400)}a`)).toBe(`Z${'\u0334'.repeat(4)}a`);
    for (const text of ['Việt', 'e\u0302\u0301', 'བསྒྲུབས', 'กี่', 'שָׁלוֹם', 'हिन्दी', 'ۇيۈُّ'])
      expect(limitMarks(text)).toBe(text);
  });

  test('a long text of nothing but marks takes no time', () => {
    const began = performance.now();
    limitMarks('\u0301'.repeat(200_000));
    expect(performance.now() - began).toBeLessThan(500);
  });
});
