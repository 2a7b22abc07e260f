import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { clampToNow } from '#domain/stamp.ts';
import { useCore } from '#platform/core.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';
import { useNow } from '#platform/device/useNow.ts';

const untilSchema = v.record(v.string(), v.number());

/** The server's longest wait for a code: an end further away was computed by another clock. */
const MAX_WAIT_MS = 60_000;

/** The server counts by number, of which the device keeps the last four digits; only the server knows the bound number. */
const keyOf = (phone: string | undefined): string => phone?.slice(-4) ?? 'own';

/** The ends of all waits. One that is too far away is corrected in storage, or the wait would restart at each read. */
export function readUntil(storage: DeviceStorage, now: number): Readonly<Record<string, number>> {
  storage.update(storageKey.smsUntil, untilSchema, {}, (all) => {
    if (Object.values(all).every((end) => end === clampToNow(end, now, MAX_WAIT_MS))) return all;
    return Object.fromEntries(Object.entries(all).map(([key, end]) => [key, clampToNow(end, now, MAX_WAIT_MS)]));
  });
  return storage.read(storageKey.smsUntil, untilSchema, {});
}

export type SmsCountdown = {
  /** Seconds until the next code may be requested for a number; without one, for the bound number. */
  secondsLeft: (phone?: string) => number;
  start(phone: string | undefined, retryAfterSeconds: number): void;
  /** After a login by the number it is the bound number, and its wait goes on. */
  bound(phone: string): void;
};

/** How long each number waits for its next code; the ends are stored, so that they survive a reload. */
export function useSmsCountdown(): SmsCountdown {
  const { storage, device } = useCore();
  const [until, setUntil] = useState(() => readUntil(storage, device.now()));
  const now = useNow(
    1000,
    Object.values(until).some((end) => end > device.now()),
  );

  const keep = (phone: string | undefined, end: number) => {
    const from = device.now();
    storage.update(storageKey.smsUntil, untilSchema, {}, (all) => ({
      ...Object.fromEntries(Object.entries(all).filter(([, at]) => at > from)),
      [keyOf(phone)]: end,
    }));
    setUntil(readUntil(storage, from));
  };

  useEffect(
    () => storage.onForeignChange(storageKey.smsUntil, () => setUntil(readUntil(storage, device.now()))),
    [storage, device],
  );

  return {
    secondsLeft: (phone) => Math.max(0, Math.ceil(((until[keyOf(phone)] ?? 0) - now) / 1000)),
    start: (phone, retryAfterSeconds) => keep(phone, device.now() + retryAfterSeconds * 1000),
    bound: (phone) => keep(undefined, until[keyOf(phone)] ?? 0),
  };
}
