/** Said when a way of logging in is tried without agreeing (product §2.3 login): under the form, and as a toast. */
export const AGREEMENT_MISSING = '请先阅读并同意用户协议和隐私政策';
