import * as v from 'valibot';

/** Where storage is missing, blocked, full or corrupt, memory holds what cannot be kept; what cannot be read is absent. */
export type DeviceStorage = {
  read<S extends v.GenericSchema>(key: string, schema: S, fallback: v.InferOutput<S>): v.InferOutput<S>;
  /** A string is kept as it is, anything else as JSON, `undefined` removes; false: memory holds it for this visit. */
  write(key: string, value: unknown): boolean;
  /** Changes what stands under `key` now, as another tab may have written since; results are those of `write`. */
  update<S extends v.GenericSchema>(
    key: string,
    schema: S,
    fallback: v.InferOutput<S>,
    change: (now: v.InferOutput<S>) => unknown,
  ): boolean;
  remove(key: string): void;
  /** Calls back when another tab changed `key`, or may have while this page was frozen; returns the way to stop. */
  onExternalChange(key: string, listener: () => void): () => void;
};

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    // Blocked or full storage: memory holds the value for this visit.
    return undefined;
  }
}

const parseJson = (text: string): unknown => attempt(() => JSON.parse(text) as unknown) ?? text;

export function createStorage(openArea: () => Area | undefined): DeviceStorage {
  const area = attempt(openArea);
  const memory = new Map<string, string | null>();

  const readText = (key: string): string | null =>
    memory.has(key) ? (memory.get(key) ?? null) : (attempt(() => area?.getItem(key)) ?? null);

  const writeText = (key: string, text: string | null): boolean => {
    const kept = attempt(() => {
      if (!area) return false;
      if (text === null) area.removeItem(key);
      else area.setItem(key, text);
      return true;
    });
    if (kept) memory.delete(key);
    else memory.set(key, text);
    return kept === true;
  };

  const storage: DeviceStorage = {
    read(key, schema, fallback) {
      const text = readText(key);
      if (text === null) return fallback;
      for (const candidate of [parseJson(text), text]) {
        const result = v.safeParse(schema, candidate);
        if (result.success) return result.output;
      }
      return fallback;
    },
    write: (key, value) =>
      writeText(key, value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)),
    update(key, schema, fallback, change) {
      const now = storage.read(key, schema, fallback);
      const next = change(now);
      return next === now || storage.write(key, next);
    },
    remove: (key) => void writeText(key, null),
    onExternalChange(key, listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        memory.delete(key);
        listener();
      };
      // A page in the back-forward cache hears nothing of what happens meanwhile.
      const onShow = (event: PageTransitionEvent) => event.persisted && listener();
      globalThis.addEventListener?.('storage', onStorage);
      globalThis.addEventListener?.('pageshow', onShow);
      return () => {
        globalThis.removeEventListener?.('storage', onStorage);
        globalThis.removeEventListener?.('pageshow', onShow);
      };
    },
  };
  return storage;
}

/** Those of the names below that an inline script reads (`preloadApi.ts`), which is to be small. */
export const earlyStorageKey = { account: 'account', channelCode: 'channelCode' } as const;

/** The names things are kept under. The invite code bears the query parameter's own name (spec §3). */
export const storageKey = {
  ...earlyStorageKey,
  deviceId: 'h5DeviceId',
  inviteCode: 'inviteCode',
  bulletin: 'bulletin',
  vipConfig: 'vipconfig',
  smsUntil: 'smsUntil',
  pendingDownload: 'pending',
  walletChangedAt: 'walletChangedAt',
  idempotencyKey: (uid: string, name: string) => `intent:${uid}:${name}`,
  trackedOrders: 'trackedOrders',
  nicknameDraft: (uid: string) => `nickname:${uid}`,
  drafts: (uid: string) => `drafts:${uid || 'guest'}`,
  draft: (uid: string, field: string) => `draft:${uid || 'guest'}:${field}`,
  draftVersion: (uid: string, field: string) => `draftVersion:${uid || 'guest'}:${field}`,
  pendingComments: (uid: string) => `letters:${uid}`,
  readProgress: (uid: string) => `readProgress:${uid || 'guest'}`,
  readingUnsent: (uid: string) => `readingUnsent:${uid}`,
  noTrace: 'noTrace',
  readerPref: 'readerPref',
  chapterOrder: 'chapterOrder',
} as const;

/**
 * A trailing throttle for writes: `write` runs `intervalMs` after the first `schedule`, earlier when the page may go away,
 * and at once by `flush` where something is scheduled.
 */
export function createWriteBehind(write: () => void, intervalMs: number) {
  let scheduled: { timer: ReturnType<typeof setTimeout>; listening: AbortController } | undefined;
  const flush = () => {
    if (!scheduled) return;
    clearTimeout(scheduled.timer);
    scheduled.listening.abort();
    scheduled = undefined;
    write();
  };
  return {
    schedule() {
      if (scheduled) return;
      const listening = new AbortController();
      scheduled = { timer: setTimeout(flush, intervalMs), listening };
      // A phone ends a hidden page without another event.
      globalThis.document?.addEventListener('visibilitychange', flush, { signal: listening.signal });
      globalThis.addEventListener?.('pagehide', flush, { signal: listening.signal });
    },
    flush,
  };
}
