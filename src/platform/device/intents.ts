import * as v from 'valibot';
import type { Device } from './device.ts';
import type { SessionStore } from './session.ts';
import { storageKey, type DeviceStorage } from './storage.ts';

const keptSchema = v.nullable(v.object({ wish: v.string(), requestId: v.pipe(v.string(), v.uuid()) }));

/** A wish the server carries out at most once, however often it is sent (reliability M1). */
export type Intent = {
  requestId: string;
  /** The server has answered: whoever wishes for the same again means it anew. */
  settle: () => void;
};

/**
 * Gives a wish of the person who is here its request id, and keeps it on the device until it is settled: a retry, also
 * after a reload, is the same wish.
 * @param name under which it is kept; each name keeps its last wish alone
 * @param wish what tells it from others of that name, where any can be
 */
export type Intents = (name: string, wish?: string) => Intent;

type World = { storage: DeviceStorage; session: SessionStore; device: Pick<Device, 'newId'> };

export function createIntents({ storage, session, device }: World): Intents {
  return (name, wish = '') => {
    // Whoever is here when the answer comes, it settles what was wished for.
    const key = storageKey.intent(session.getState().account.uid, name);
    const kept = storage.read(key, keptSchema, null);
    const requestId = kept?.wish === wish ? kept.requestId : device.newId();
    storage.write(key, { wish, requestId });
    return {
      requestId,
      // Another tab may have wished for something else under the name.
      settle: () =>
        void storage.update(key, keptSchema, null, (now) => (now?.requestId === requestId ? undefined : now)),
    };
  };
}
