/**
 * The pictures of drafts, kept on this device until they are published or dropped. Works where
 * IndexedDB is missing, blocked or full: what cannot be kept lives in memory for the visit.
 */
export type DraftPictures = {
  /**
   * Keeps it, also one still being made, which whoever asks for it meanwhile waits for. False where the device cannot
   * keep it, and where nothing was made of it.
   * @param source what it is being made of: kept until it is made, should the page go away before
   */
  put(id: string, picture: Blob | Promise<Blob | undefined>, source?: Blob): Promise<boolean>;
  get(id: string): Promise<Blob | undefined>;
  /** What a picture was to be made of that a page which went away has left unmade. */
  source(id: string): Promise<Blob | undefined>;
  remove(ids: readonly string[]): Promise<void>;
};

const DATABASE = 'drafts';
const STORE = 'pictures';
const BY_AGE = 'at';

/** Pictures nobody came back for are dropped. */
export const KEPT_MS = 30 * 86_400_000;

/** Some browsers neither open a blocked database nor say so. */
const OPEN_WITHIN_MS = 3_000;

type Kept = { id: string; picture: Blob; at: number; isSource?: boolean };

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused.'));
  });
}

function whenDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up.'));
  });
}

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_AGE, BY_AGE);
  return Promise.race([
    answerOf(request),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('IndexedDB does not answer.')), OPEN_WITHIN_MS),
    ),
  ]);
}

async function dropOld(database: IDBDatabase, now: number): Promise<void> {
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
  const old = await answerOf(store.index(BY_AGE).getAllKeys(IDBKeyRange.upperBound(now - KEPT_MS)));
  for (const id of old) store.delete(id);
  await whenDone(store.transaction);
}

/** @param openFactory gives the browser's IndexedDB; it may throw where storage is blocked */
export function createDraftPictures(openFactory: () => IDBFactory | undefined, now: () => number): DraftPictures {
  const memory = new Map<string, Blob>();
  /** What is being made or put by. */
  const arriving = new Map<string, Promise<boolean>>();
  let opened: Promise<IDBDatabase> | undefined;

  const begin = async (): Promise<IDBDatabase> => {
    const factory = openFactory();
    if (!factory) throw new Error('This browser has no IndexedDB.');
    const database = await open(factory);
    // Another tab may want the database gone or changed; it is opened anew when asked for.
    database.onversionchange = () => {
      database.close();
      opened = undefined;
    };
    await dropOld(database, now()).catch(() => undefined);
    return database;
  };

  /** Runs in the store; undefined where there is none. */
  async function inStore<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<{ answer: T | undefined } | undefined> {
    try {
      const database = await (opened ??= begin());
      const store = database.transaction(STORE, mode).objectStore(STORE);
      const request = work(store);
      // Both at once: a request that fails has its transaction fail as well, which nobody would be there to hear of.
      const [answer] = await Promise.all([request && answerOf(request), whenDone(store.transaction)]);
      return { answer };
    } catch {
      opened = undefined;
      return undefined;
    }
  }

  const store = (kept: Kept) => inStore('readwrite', (pictures) => pictures.put(kept));
  const find = async (id: string) =>
    (await inStore<Kept | undefined>('readonly', (pictures) => pictures.get(id)))?.answer;
  const remove = (ids: readonly string[]) =>
    inStore('readwrite', (pictures) => {
      for (const id of ids) pictures.delete(id);
      return undefined;
    });

  const keep = async (id: string, making: Blob | Promise<Blob | undefined>, source?: Blob): Promise<boolean> => {
    if (source) void store({ id, picture: source, at: now(), isSource: true });
    const picture = await Promise.resolve(making).catch(() => undefined);
    // Removed meanwhile: nobody else would take it away.
    if (!picture || !arriving.has(id)) {
      if (source) await remove([id]);
      return false;
    }
    const kept = await store({ id, picture, at: now() });
    if (!kept && arriving.has(id)) memory.set(id, picture);
    return kept !== undefined;
  };

  return {
    put(id, picture, source) {
      const kept = keep(id, picture, source).finally(() => arriving.delete(id));
      arriving.set(id, kept);
      return kept;
    },
    async get(id) {
      await arriving.get(id);
      const inMemory = memory.get(id);
      if (inMemory) return inMemory;
      const found = await find(id);
      return found?.isSource ? undefined : found?.picture;
    },
    async source(id) {
      await arriving.get(id);
      const found = await find(id);
      return found?.isSource ? found.picture : undefined;
    },
    async remove(ids) {
      for (const id of ids) {
        arriving.delete(id);
        memory.delete(id);
      }
      await remove(ids);
    },
  };
}
