/** Said when a login is tried without agreeing: under the form, and as a toast. */
export const AGREEMENT_MISSING = '请先阅读并同意用户协议和隐私政策';
