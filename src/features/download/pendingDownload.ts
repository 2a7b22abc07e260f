import * as v from 'valibot';
import { platformSchema } from '#domain/game.ts';
import { isWithin, clampToNow } from '#domain/stamp.ts';
import type { Core } from '#platform/core.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';

const MAX_AGE_MS = 30 * 60_000;

const pendingSchema = v.object({
  /** '' for a visitor, whose download passes to the account they log in with. */
  uid: v.string(),
  gameId: v.string(),
  platformType: v.optional(platformSchema),
  /** The in-app path where the download was begun: login and recharge return there. */
  path: v.string(),
  /** After login it resumes by itself; after a recharge by 继续下载. */
  resumes: v.picklist(['atOnce', 'whenAsked']),
  at: v.number(),
});

/** A download begun before login or recharge; it resumes once. */
export type PendingDownload = Omit<v.InferOutput<typeof pendingSchema>, 'at'>;

type KeepDeps = Pick<Core, 'device' | 'session' | 'tabStorage'>;

export function keepPending({ device, session, tabStorage }: KeepDeps, pending: Omit<PendingDownload, 'uid'>): void {
  const { uid } = session.getState().account;
  tabStorage.write(storageKey.pendingDownload, { ...pending, uid, at: device.now() });
}

/** The pending download of `uid`, or a visitor's, when there is one not older than 30 minutes. */
export function readPending(storage: DeviceStorage, uid: string, now: number): PendingDownload | undefined {
  const pending = storage.read(storageKey.pendingDownload, v.nullable(pendingSchema), null);
  if (!pending || !isWithin(clampToNow(pending.at, now), now, MAX_AGE_MS)) return undefined;
  return pending.uid === '' || pending.uid === uid ? pending : undefined;
}

export const dropPending = (storage: DeviceStorage): void => storage.remove(storageKey.pendingDownload);
