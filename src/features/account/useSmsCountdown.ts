import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { clampToNow } from '#domain/stamp.ts';
import { useCore } from '#platform/core.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';
import { useNow } from '#platform/device/useNow.ts';

const untilSchema = v.record(v.string(), v.number());

/** The longest wait for a code there is (product.md §3.2): an end further away was reckoned by another clock. */
const MAX_WAIT_MS = 60_000;

/** A prime, so small that a hundred thousand numbers leave the same trace. */
const TRACES = 65_521;

/** What a wait is kept under: never a number, only a trace of it. */
const traceOf = (phone: string): string =>
  String(Array.from(phone, Number).reduce((trace, digit) => (trace * 31 + digit) % TRACES, 7));

/** The server counts by number, whatever its code is for; the number one has bound is known only to the server. */
const keyOf = (phone: string | undefined): string => (phone === undefined ? 'own' : traceOf(phone));

/** The ends of all waits. One that was too far away is kept mended, or the wait would begin anew at every look. */
export function readUntil(storage: DeviceStorage, now: number): Readonly<Record<string, number>> {
  storage.update(storageKey.smsUntil, untilSchema, {}, (all) => {
    if (Object.values(all).every((end) => end === clampToNow(end, now, MAX_WAIT_MS))) return all;
    return Object.fromEntries(Object.entries(all).map(([key, end]) => [key, clampToNow(end, now, MAX_WAIT_MS)]));
  });
  return storage.read(storageKey.smsUntil, untilSchema, {});
}

export type SmsCountdown = {
  /** Seconds until the next code may be asked for a number; without one, for the number one has bound. */
  secondsLeft: (phone?: string) => number;
  start(phone: string | undefined, retryAfterSeconds: number): void;
  /** Somebody has logged in with the number: its wait is that of the number they have bound. */
  bound(phone: string): void;
};

/** How long each number waits for its next code (product.md §3.2); the end times are kept, so that they survive reload and page change. */
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
