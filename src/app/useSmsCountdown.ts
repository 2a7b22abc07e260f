import { useState } from 'react';
import * as v from 'valibot';
import { usePortal } from './portal.ts';
import { storageKey } from './storage.ts';
import { useNow } from './useNow.ts';

const untilSchema = v.record(v.string(), v.number());

/** A prime, so small that a hundred thousand numbers leave the same trace. */
const TRACES = 65_521;

/** What a wait is kept under: never a number, only a trace of it. */
const traceOf = (phone: string): string =>
  String(Array.from(phone, Number).reduce((trace, digit) => (trace * 31 + digit) % TRACES, 7));

/** The server counts by number, whatever its code is for; the number one has bound is known only to the server. */
const keyOf = (phone: string | undefined): string => (phone === undefined ? 'own' : traceOf(phone));

export type SmsCountdown = {
  /** Seconds until the next code may be asked for a number; without one, for the number one has bound. */
  secondsLeft: (phone?: string) => number;
  start(phone: string | undefined, retryAfterSeconds: number): void;
  /** Somebody has logged in with the number: its wait is that of the number they have bound. */
  bound(phone: string): void;
};

/** How long each number waits for its next code (product.md §3.2); the end times are kept, so that they survive reload and page change. */
export function useSmsCountdown(): SmsCountdown {
  const { storage, device } = usePortal();
  const [until, setUntil] = useState(() => storage.read(storageKey.smsUntil, untilSchema, {}));
  const now = useNow(
    1000,
    Object.values(until).some((end) => end > device.now()),
  );

  const keep = (phone: string | undefined, end: number) => {
    const from = device.now();
    const waiting = Object.entries(storage.read(storageKey.smsUntil, untilSchema, {})).filter(([, at]) => at > from);
    const next = { ...Object.fromEntries(waiting), [keyOf(phone)]: end };
    storage.write(storageKey.smsUntil, next);
    setUntil(next);
  };

  return {
    secondsLeft: (phone) => Math.max(0, Math.ceil(((until[keyOf(phone)] ?? 0) - now) / 1000)),
    start: (phone, retryAfterSeconds) => keep(phone, device.now() + retryAfterSeconds * 1000),
    bound: (phone) => keep(undefined, until[keyOf(phone)] ?? 0),
  };
}
