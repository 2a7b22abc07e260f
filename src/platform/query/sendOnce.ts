import { isRefusal, isFinalRefusal } from '#api/ApiError.ts';
import type { IdempotencyKey } from '../device/idempotencyKeys.ts';

export async function sendOnce<T>(key: IdempotencyKey, send: (requestId: string) => Promise<T>): Promise<T> {
  try {
    const result = await send(key.requestId);
    key.release();
    return result;
  } catch (error) {
    if (isFinalRefusal(error)) key.release();
    throw error;
  }
}

/** What a retry will not do a second time. */
export type NoRepeatOf = '结算' | '领取' | '参加' | '扣费';

/** The text of a failed write: the server's own where it refused, else that a retry is safe. */
export const onceErrorText = (error: Error, noRepeatOf: NoRepeatOf): string =>
  isRefusal(error) ? error.message : `网络异常，请重试（不会重复${noRepeatOf}）`;
