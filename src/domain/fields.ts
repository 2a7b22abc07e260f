import { stripInvisible } from './readableText.ts';

/**
 * Field rules, the same on both sides (spec §5 for the phone number, the rest ours). Each returns the
 * Chinese sentence to show by the field, or undefined when the value is good.
 */
export type FieldRule = (value: string) => string | undefined;

/** Characters (code points), not UTF-16 units: an emoji counts as one. */
const lengthOf = (value: string): number => [...value].length;

/** Full-width digits, letters and signs to their ASCII form, what nobody sees dropped, ends trimmed. */
export const normaliseText = (value: string): string => stripInvisible(value.normalize('NFKC')).trim();

/** A pasted phone number in its plain form: spaces, dashes and +86 removed. */
export const cleanPhone = (value: string): string =>
  normaliseText(value)
    .replace(/[\s\-()]/g, '')
    .replace(/^(\+|00)?86(?=1\d{10}$)/, '');

/** A pasted one-time code reduced to its digits. */
export const cleanSmsCode = (value: string): string => normaliseText(value).replace(/\D/g, '').slice(0, 6);

/** Invite and redeem codes: case, spaces and dashes forgiven. */
export const cleanCode = (value: string): string =>
  normaliseText(value)
    .replace(/[\s\-_]/g, '')
    .toUpperCase();

/** 138****8000: enough to recognise one's own number. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Mainland mobile number: eleven digits, first 1, second 3 to 9 (spec §5). */
export const isPhone = (value: string): boolean => /^1[3-9]\d{9}$/.test(value);

export const checkPhone: FieldRule = (value) => {
  if (value.trim() === '') return '请输入手机号';
  return isPhone(cleanPhone(value)) ? undefined : '手机号格式不正确';
};

export const checkSmsCode: FieldRule = (value) =>
  /^\d{6}$/.test(cleanSmsCode(value)) && /^\d+$/.test(normaliseText(value).replace(/\s/g, ''))
    ? undefined
    : '请输入6位验证码';

const LOGIN_NAME_TEXT = '用户名为4-16位字母、数字或下划线';

export const checkLoginName: FieldRule = (value) => {
  if (value.trim() === '') return '请输入用户名';
  if (!/^[A-Za-z0-9_]{4,16}$/.test(value.trim())) return LOGIN_NAME_TEXT;
  return /^\d+$/.test(value.trim()) ? '用户名不能全是数字' : undefined;
};

/** What somebody logs in by: their name or, who never chose one, the number bound to the account. No name is digits alone. */
export const checkLoginId: FieldRule = (value) => (isPhone(cleanPhone(value)) ? undefined : checkLoginName(value));

/** A login name as it stands, a number in its plain form. */
export const cleanLoginId = (value: string): string => {
  const phone = cleanPhone(value);
  return isPhone(phone) ? phone : value.trim();
};

/** Visible ASCII, 6 to 20, and not the name itself. Passwords are never normalised or trimmed. */
export const checkPassword = (value: string, loginName = ''): string | undefined => {
  if (value === '') return '请输入密码';
  if (lengthOf(value) < 6 || lengthOf(value) > 20) return '密码长度为6-20位';
  if (!/^[\x21-\x7E]+$/.test(value)) return '密码只能包含英文字母、数字和符号';
  return loginName !== '' && value.toLowerCase() === loginName.toLowerCase() ? '密码不能与用户名相同' : undefined;
};

export const checkPasswordAgain = (value: string, password: string): string | undefined => {
  if (value === '') return '请再次输入密码';
  return value === password ? undefined : '两次输入的密码不一致';
};

/** Optional; 4 to 32 letters or digits after cleaning. */
export const checkInviteCode: FieldRule = (value) => {
  const code = cleanCode(value);
  if (code === '') return undefined;
  return /^[A-Z0-9]{4,32}$/.test(code) ? undefined : '邀请码格式不正确';
};

/** How strong a password is, for the hint under the field: 0 none, 1 weak, 2 fair, 3 strong. */
export function passwordStrength(value: string): 0 | 1 | 2 | 3 {
  if (checkPassword(value) !== undefined) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
  if (kinds >= 3 && value.length >= 10) return 3;
  return kinds >= 2 && value.length >= 8 ? 2 : 1;
}

/** Said when a login is tried without agreeing: under the form, and as a toast. */
export const AGREEMENT_MISSING = '请先阅读并同意用户协议和隐私政策';
