import { useState } from 'react';
import * as v from 'valibot';
import type { SmsScene } from '#api/account.ts';
import { usePortal } from './portal.ts';
import { storageKey } from './storage.ts';
import { useNow } from './useNow.ts';

const untilSchema = v.record(v.string(), v.number());

/**
 * The server counts by number. Login, find and change go to the number one has, so the wait begun by
 * one holds for the others; bind goes to another. No number is ever kept here.
 */
const keyOf = (scene: SmsScene): string => (scene === 'bind' ? 'bind' : 'own');

/** Seconds until the next code may be asked; the end time is kept, so that it survives reload and page change. */
export function useSmsCountdown(scene: SmsScene): { secondsLeft: number; start(retryAfterSeconds: number): void } {
  const { storage, device } = usePortal();
  const key = keyOf(scene);
  const [until, setUntil] = useState(() => storage.read(storageKey.smsUntil, untilSchema, {})[key] ?? 0);
  const now = useNow(1000, device.now() < until);

  return {
    secondsLeft: Math.max(0, Math.ceil((until - now) / 1000)),
    start(retryAfterSeconds) {
      const end = device.now() + retryAfterSeconds * 1000;
      storage.write(storageKey.smsUntil, { ...storage.read(storageKey.smsUntil, untilSchema, {}), [key]: end });
      setUntil(end);
    },
  };
}
