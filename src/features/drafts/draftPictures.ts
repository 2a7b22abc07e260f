export type DraftPictures = ReturnType<typeof createDraftPictures>;

const DATABASE = 'drafts';
const STORE = 'pictures';
const BY_AGE = 'at';

/** Pictures nobody came back for are dropped. */
export const KEPT_MS = 30 * 86_400_000;

/** Some browsers neither open a blocked database nor say so. */
const OPEN_WITHIN_MS = 3_000;

type Entry = { id: string; picture: Blob; at: number; isSource?: boolean };

function whenDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // A request that fails aborts its transaction.
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up.'));
  });
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_AGE, BY_AGE);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused.'));
    setTimeout(() => reject(new Error('IndexedDB does not answer.')), OPEN_WITHIN_MS);
  });
}

function dropOld(database: IDBDatabase, now: number): Promise<void> {
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
  const old = store.index(BY_AGE).getAllKeys(IDBKeyRange.upperBound(now - KEPT_MS));
  old.onsuccess = () => {
    for (const id of old.result) store.delete(id);
  };
  return whenDone(store.transaction);
}

/**
 * The pictures of drafts, kept on this device, or where it takes none in memory for the visit.
 * @param openFactory gives the browser's IndexedDB; it may throw where storage is blocked
 */
export function createDraftPictures(openFactory: () => IDBFactory | undefined, now: () => number) {
  const memory = new Map<string, Blob>();
  const arriving = new Map<string, Promise<boolean>>();
  let opened: Promise<IDBDatabase> | undefined;

  const connect = async (): Promise<IDBDatabase> => {
    const factory = openFactory();
    if (!factory) throw new Error('This browser has no IndexedDB.');
    const database = await open(factory);
    // Another tab may want the database gone or changed; it is opened again when it is needed.
    database.onversionchange = () => {
      database.close();
      opened = undefined;
    };
    await dropOld(database, now()).catch(() => undefined);
    return database;
  };

  /** One transaction; undefined where there is no database or it refuses. */
  async function transact<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<{ result: T | undefined } | undefined> {
    try {
      const database = await (opened ??= connect());
      const store = database.transaction(STORE, mode).objectStore(STORE);
      const request = work(store);
      await whenDone(store.transaction);
      return { result: request?.result };
    } catch {
      opened = undefined;
      return undefined;
    }
  }

  const write = (entry: Entry) => transact('readwrite', (store) => store.put(entry));
  const find = async (id: string): Promise<Entry | undefined> => {
    await arriving.get(id);
    return (await transact<Entry | undefined>('readonly', (store) => store.get(id)))?.result;
  };
  const remove = (ids: readonly string[]) =>
    transact('readwrite', (store) => {
      for (const id of ids) store.delete(id);
      return undefined;
    });

  const keep = async (id: string, making: Blob | Promise<Blob | undefined>, source?: Blob): Promise<boolean> => {
    if (source) void write({ id, picture: source, at: now(), isSource: true });
    const picture = await Promise.resolve(making).catch(() => undefined);
    // Removed meanwhile: nobody else would take it away.
    if (!picture || !arriving.has(id)) {
      if (source) await remove([id]);
      return false;
    }
    const isWritten = (await write({ id, picture, at: now() })) !== undefined;
    if (!isWritten && arriving.has(id)) memory.set(id, picture);
    return isWritten;
  };

  return {
    /**
     * Keeps it, also one still being made, which `get` waits for. False where it is not on the device.
     * @param source what it is being made of: kept until it is made, should the page go away before
     */
    put(id: string, picture: Blob | Promise<Blob | undefined>, source?: Blob): Promise<boolean> {
      const kept = keep(id, picture, source).finally(() => arriving.delete(id));
      arriving.set(id, kept);
      return kept;
    },
    async get(id: string): Promise<Blob | undefined> {
      const entry = await find(id);
      return memory.get(id) ?? (entry?.isSource ? undefined : entry?.picture);
    },
    /** What a picture was to be made of that a page which went away has left unmade. */
    async source(id: string): Promise<Blob | undefined> {
      const entry = await find(id);
      return entry?.isSource ? entry.picture : undefined;
    },
    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        arriving.delete(id);
        memory.delete(id);
      }
      await remove(ids);
    },
  };
}
