/** The Chinese texts of the error catalogue (spec §8); those the spec does not give are ours. */
export const ERROR_TEXT = {
  cancelled: '请求已取消',
  timeout: '请求超时',
  network: '网络异常，请检查网络后重试',
  malformed: '服务器返回的数据有误，请稍后重试',
  tooLarge: '服务器返回的数据过大，请稍后重试',
  badAddress: '请求地址出错',
  sessionExpired: '登录已过期，请重新登录',
  business: '请求失败，请稍后重试',
  unforeseen: '出错了，请稍后重试',
} as const;

const STATUS_TEXT: ReadonlyMap<number, string> = new Map([
  [400, '请求错误'],
  [401, '未授权，请登录'],
  [403, '拒绝访问'],
  [408, '请求超时'],
  [500, '服务器内部错误'],
  [501, '服务未实现'],
  [502, '网关错误'],
  [503, '服务不可用'],
  [504, '网关超时'],
  [505, 'HTTP版本不受支持'],
]);

/**
 * The text of an HTTP error status (spec §8); for a status outside the catalogue the server's message, else the number.
 * @param path the request's address, without query; the text of a 404 shows it
 * @param serverText the envelope's msg, if the answer was an envelope
 */
export function httpErrorText(status: number, path: string, serverText = ''): string {
  if (status === 404) return `${ERROR_TEXT.badAddress}：${path}`;
  return STATUS_TEXT.get(status) ?? (serverText || `请求失败（${status}）`);
}
