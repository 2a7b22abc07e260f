import { Code } from '#domain/envelope.ts';
import { ApiError } from './answer.ts';
import type { Sms } from './ports.ts';

/** No operator is connected: said alike for every number. */
export const noSms: Sms = {
  send: () => Promise.reject(new ApiError(Code.general, '短信服务暂未开通，请使用密码登录')),
};
