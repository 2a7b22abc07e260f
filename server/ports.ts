import type { Kysely } from 'kysely';
import type { PayType } from '#domain/order.ts';
import type { Database } from './db/schema.ts';
import type { Limits } from './rateLimit.ts';

/** Epoch milliseconds. */
export type Clock = () => number;

/** Cryptographically strong random bytes. */
export type Random = (length: number) => Uint8Array<ArrayBuffer>;

/** Slow password hashing. Node's scrypt stays outside, so that the server can also run in a browser tab. */
export type Passwords = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
};

export type SmsScene = 'login' | 'bind' | 'find' | 'change';
export type SmsMessage = { phone: string; scene: SmsScene; code: string; sentAt: number };

/** Where short messages go. `recent` lists the newest first and exists only where a developer may read them. */
export type Sms = {
  send(message: SmsMessage): Promise<void>;
  recent?(): readonly SmsMessage[];
};

/** Where pictures sent in by people are kept, by names of the server's own making. */
export type Uploads = {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** Which ways to pay are offered. Without any, nothing can be bought with money. */
export type Payments = { payTypes: readonly PayType[] };

/** `demo`: fixed SMS code, demo cashier, demo accounts. `production`: none of these. */
export type Mode = 'demo' | 'production';

/** Everything the server needs from the world. */
export type Ports = {
  db: Kysely<Database>;
  clock: Clock;
  random: Random;
  passwords: Passwords;
  sms: Sms;
  payments: Payments;
  uploads: Uploads;
  mode: Mode;
  limits: Limits;
  /** The origin people see, when a proxy stands in front; otherwise the request's own. */
  publicOrigin?: string | undefined;
  /** Whether the portal app itself can be downloaded: switches the header to its download picture (spec §2). */
  appPackage: boolean;
  /** Phone login creates missing accounts (spec §1). */
  phoneAutoRegister: boolean;
  contactUrl: string;
  businessEmail: string;
  /** The caller's network address, for rate limits. `env` is what the host hands to `fetch`. */
  addressOf(request: Request, env: unknown): string;
  /** Told about every failure that is not the caller's fault. */
  onFault(error: unknown): void;
};
