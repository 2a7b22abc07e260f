import * as v from 'valibot';
import { isRefusal, isFinalRefusal } from '#api/ApiError.ts';
import type { Device } from './device.ts';
import type { SessionStore } from './session.ts';
import { storageKey, type DeviceStorage } from './storage.ts';

// eslint-disable-next-line words/standard -- devices hold records with the variant under this key
const keptSchema = v.nullable(v.object({ wish: v.string(), requestId: v.pipe(v.string(), v.uuid()) }));

/** The server does a write at most once under the same `requestId`, however often it is sent. */
export type IdempotencyKey = {
  requestId: string;
  /** The server's answer is final: the next write of this name gets a key of its own. */
  release: () => void;
};

/** Each name keeps its last key, for retries also after a reload; `variant` tells the writes of a name apart. */
export type IdempotencyKeys = (name: string, variant?: string) => IdempotencyKey;

type Deps = { storage: DeviceStorage; session: SessionStore; device: Pick<Device, 'newId'> };

export function createIdempotencyKeys({ storage, session, device }: Deps): IdempotencyKeys {
  return (name, variant = '') => {
    // Read now: somebody else may be logged in when the key is released.
    const key = storageKey.idempotencyKey(session.getState().account.uid, name);
    const kept = storage.read(key, keptSchema, null);
    const requestId = kept?.wish === variant ? kept.requestId : device.newId();
    // eslint-disable-next-line words/standard -- devices hold records with this key
    storage.write(key, { wish: variant, requestId });
    return {
      requestId,
      // Another tab may have begun another write of this name.
      release: () =>
        void storage.update(key, keptSchema, null, (now) => (now?.requestId === requestId ? undefined : now)),
    };
  };
}

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

export type NoRepeatOf = '结算' | '领取' | '参加' | '扣费';

/** The text of a failed write: the server's own where it refused, else that a retry is safe. */
export const onceErrorText = (error: Error, noRepeatOf: NoRepeatOf): string =>
  isRefusal(error) ? error.message : `网络异常，请重试（不会重复${noRepeatOf}）`;
