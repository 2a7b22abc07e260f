import { describe, expect, it } from 'vitest';
import {
  checkInviteCode,
  checkLoginId,
  checkLoginName,
  checkPassword,
  checkPasswordAgain,
  checkPhone,
  checkSmsCode,
  cleanCode,
  cleanLoginId,
  cleanPhone,
  cleanSmsCode,
  isPhone,
  maskPhone,
  passwordStrength,
} from './fields.ts';
import { checkNickname, cleanNickname, nicknameKey } from './nickname.ts';

describe('phone (spec §5)', () => {
  it.each(['13000000000', '19999999999'])('%s is one', (phone) => expect(isPhone(phone)).toBe(true));
  it.each(['12000000000', '1300000000', '130000000000', '23000000000', '1300000000a', ''])('%s is none', (phone) => {
    expect(isPhone(phone)).toBe(false);
  });
  it.each([
    '138 0013 8000',
    '+86 138-0013-8000',
    '0086 13800138000',
    '１３８００１３８０００',
    ' 13800138000 ',
    '8613800138000',
  ])('a pasted %s is cleaned', (pasted) => {
    expect(cleanPhone(pasted)).toBe('13800138000');
    expect(checkPhone(pasted)).toBeUndefined();
  });
  it('is recognised, not read, by its masked form', () => expect(maskPhone('13800138000')).toBe('138****8000'));
  it('says what is wrong', () => {
    expect(checkPhone('')).toBe('请输入手机号');
    expect(checkPhone('12345')).toBe('手机号格式不正确');
    expect(checkPhone('138001380😀0')).toBe('手机号格式不正确');
    expect(checkPhone('😀😀😀😀😀😀')).toBe('手机号格式不正确');
    expect(checkPhone('12800138000')).toBe('手机号格式不正确');
  });
});

describe('one-time code', () => {
  it.each([['123456'], ['１２３４５６'], ['123 456']])('%s is good', (value) => {
    expect(checkSmsCode(value)).toBeUndefined();
    expect(cleanSmsCode(value)).toBe('123456');
  });
  it.each(['', '12345', '12a456', '😀'])('%j is not', (value) => expect(checkSmsCode(value)).toBe('请输入6位验证码'));
  it.each([
    ['😀😀😀😀😀😀', ''],
    ['【晴屿】验证码 123456', '123456'],
  ])('of %s the digits are kept', (pasted, kept) => expect(cleanSmsCode(pasted)).toBe(kept));
});

describe('login name', () => {
  it.each(['abcd', 'A_1234567890123x', '  poor01 '])('%s is good', (name) =>
    expect(checkLoginName(name)).toBeUndefined(),
  );
  it('is asked for', () => expect(checkLoginName('  ')).toBe('请输入用户名'));
  it.each([
    'abc',
    'a'.repeat(17),
    'a'.repeat(5000),
    '小明明明',
    'ab cd',
    'ａｂｃｄ',
    'ｐｏｏｒ０１',
    'abc😀',
    '<img src=x>',
  ])('%s is not', (name) => {
    expect(checkLoginName(name)).toBe('用户名为4-16位字母、数字或下划线');
  });
  it('is not digits only', () => expect(checkLoginName('123456')).toBe('用户名不能全是数字'));
});

describe('password', () => {
  it.each(['abc123', 'x'.repeat(20), '!~"#$%', 'p~!@#$%^&*()_+{}|'])('%s is good', (password) =>
    expect(checkPassword(password)).toBeUndefined(),
  );
  it.each(['abc12', 'x'.repeat(21)])('%s has the wrong length', (password) =>
    expect(checkPassword(password)).toBe('密码长度为6-20位'),
  );
  it.each(['ａｂｃ123', 'ｐｏｒｔａｌ１２３', 'abc 123', '密码密码密码', '😀😀😀😀😀😀'])(
    '%s has signs that do not go',
    (password) => {
      expect(checkPassword(password)).toBe('密码只能包含英文字母、数字和符号');
    },
  );
  it('is not the name', () => expect(checkPassword('Portal_1', 'portal_1')).toBe('密码不能与用户名相同'));
  it('must be repeated', () => {
    expect(checkPasswordAgain('', 'abc123')).toBe('请再次输入密码');
    for (const other of ['abc124', 'a1'.repeat(2500), 'ａｂｃ１２３', '😀😀😀😀😀😀'])
      expect(checkPasswordAgain(other, 'abc123')).toBe('两次输入的密码不一致');
    expect(checkPasswordAgain('abc123', 'abc123')).toBeUndefined();
  });
  it('has a strength', () => {
    expect(['abc', 'abcdef', 'abcdef12', 'Abcdef-123'].map(passwordStrength)).toEqual([0, 1, 2, 3]);
  });
});

describe('nickname (product §3.5)', () => {
  it.each(['栗子', '栗子不加糖', 'a b', '一二三四五六七八九十一二', '👨‍👩‍👧甲', '😀'.repeat(12)])(
    '%s is good',
    (name) => {
      expect(checkNickname(name)).toBeUndefined();
      expect(cleanNickname(name)).toBe(name);
    },
  );
  it.each(['栗', '😀', '一二三四五六七八九十一二三', 'é'])('%s has the wrong length', (name) => {
    expect(checkNickname(name)).toBe('昵称长度为2-12个字符');
  });
  it.each(['', '  ', '\u200B\u202E', '\n', '\u200D\u200D', '\u3164\u3164', '\u2800\u2800'])('%j is asked for', (name) =>
    expect(checkNickname(name)).toBe('请输入新昵称'),
  );
  it.each(['a\uD83D', '\u0301\u0301'])('%j cannot be read', (name) => {
    expect(checkNickname(name)).toBe('昵称含有无法识别的字符');
  });
  it('loses what would only deceive', () => {
    expect(cleanNickname(' 海\u200B边\u202E的  富\n贵\uFEFF ')).toBe('海边的 富 贵');
  });
  it('is the same in whatever width and case', () => {
    expect(new Set(['Lark', 'LARK', 'Ｌａｒｋ', ' lark\u200B'].map(nicknameKey)).size).toBe(1);
    expect(nicknameKey('栗子')).not.toBe(nicknameKey('粟子'));
  });
});

describe('invite code', () => {
  it('forgives case, spaces and dashes', () => {
    expect(cleanCode(' ab-c1 23 ')).toBe('ABC123');
    expect(checkInviteCode(' ab-c1 23 ')).toBeUndefined();
  });
  it.each(['', 'ＡＢＣ１２３'])('may be %j', (code) => expect(checkInviteCode(code)).toBeUndefined());
  it.each(['abc', '邀请码一二', '😀😀😀😀😀😀', 'x'.repeat(33)])('%s is not one', (code) =>
    expect(checkInviteCode(code)).toBe('邀请码格式不正确'),
  );
});

describe('what somebody logs in by', () => {
  it.each([
    ['vip_01', 'vip_01'],
    [' vip_01 ', 'vip_01'],
    ['13800138000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
  ])('%j is a name or a number: %j', (typed, plain) => {
    expect(checkLoginId(typed)).toBeUndefined();
    expect(cleanLoginId(typed)).toBe(plain);
  });
  it.each([
    ['', '请输入用户名'],
    ['12800138000', '用户名不能全是数字'],
    ['138 0013', '用户名为4-16位字母、数字或下划线'],
  ])('%j is neither: %s', (typed, text) => expect(checkLoginId(typed)).toBe(text));
});
