import { afterEach, beforeAll, expect, test, vi } from 'vitest';

const ORIGIN = 'https://portal.example';

const documentOf = (build: string, attributes = '') =>
  new Response(`<meta name="build" content="${build}"><div id="root"${attributes}></div>`, {
    headers: { 'content-type': 'text/html' },
  });
const PRERENDERED = ' data-prerendered="detail"';

/** Named caches in memory, with what the worker uses of them. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, response: Response) => void store.set(path, response),
      add: async (path: string) => void store.set(path, await fetch(path)),
      keys: async () => [...store.keys()].map((path) => ({ url: ORIGIN + path })),
      delete: async ({ url }: { url: string }) => store.delete(url.slice(ORIGIN.length)),
    };
  };
  return {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string) =>
      [...stores.values()]
        .find((store) => store.has(path))
        ?.get(path)
        ?.clone(),
    /** All that is cached, by its cache. */
    held: () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()].toSorted()])),
  };
}

const listeners = new Map<string, (event: object) => void>();

beforeAll(async () => {
  vi.stubGlobal('addEventListener', listeners.set.bind(listeners));
  await import('./worker.ts');
});

afterEach(() => void vi.unstubAllGlobals());

/** A worker of build `one`, and the server it talks to. */
function startWorker() {
  const server = new Map<string, () => Response>([
    ['/shell.html', () => documentOf('one')],
    ['/sw.js', () => new Response()],
  ]);
  const cacheStorage = createCaches();
  const registration = { update: vi.fn(async () => undefined), unregister: vi.fn(async () => true) };
  const net = { isDown: false };
  vi.stubGlobal('BUILD', { id: 'one', shell: ['/assets/a.js'], files: ['/assets/a.js', '/assets/b.js'] });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('registration', registration);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('caches', cacheStorage);
  vi.stubGlobal('fetch', async (input: string | Request) => {
    if (net.isDown) throw new TypeError('offline');
    const { pathname } = new URL(typeof input === 'string' ? input : input.url, ORIGIN);
    return server.get(pathname)?.() ?? new Response();
  });

  /** Sends an event and waits for all work it began; what it was answered with, if anything. */
  const send = async (type: string, fields: object = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)!({
      ...fields,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (response: Promise<Response>) => (answer = response),
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  };
  const visit = (path: string, cache = 'default') =>
    send('fetch', { request: { method: 'GET', mode: 'navigate', url: ORIGIN + path, cache } });
  return { send, visit, server, net, registration, held: cacheStorage.held };
}

test('without a network the cached document opens, and nothing rejects unheard', async () => {
  const { send, visit, net } = startWorker();
  await send('install');
  net.isDown = true;
  expect(await (await visit('/detail/1005'))?.text()).toContain('content="one"');
  // Node tells of an unhandled rejection in a task of its own, and the test run fails by it.
  await new Promise((resolve) => setTimeout(resolve));
});

test('a prerendered document is cached for all of its kind, any other is the shell', async () => {
  const { send, visit, server, held } = startWorker();
  await send('install');
  server.set('/detail/1005', () => documentOf('one', PRERENDERED));
  server.set('/wallet', () => documentOf('one'));
  await visit('/wallet');
  await visit('/detail/1005');
  expect(held()['portal-documents-one']).toEqual(['/detail/_', '/shell.html']);
  expect(await (await visit('/detail/1001'))?.text()).toContain(PRERENDERED);
});

test('what the first visit loaded is cached as far as it is of the build, with its document', async () => {
  const { send, server, held } = startWorker();
  await send('install');
  server.set('/square', () => documentOf('one', PRERENDERED));
  await send('message', { data: { pathname: '/square', assets: ['/assets/b.js', '/assets/other.js'] } });
  expect(held()).toMatchObject({
    'portal-assets': expect.arrayContaining(['/assets/a.js', '/assets/b.js']),
    'portal-documents-one': ['/shell.html', '/square'],
  });
  expect(held()['portal-assets']).not.toContain('/assets/other.js');
});

test('a reload gets the server’s document; one of another build ends the cached ones, and updates the worker', async () => {
  const { send, visit, server, registration, held } = startWorker();
  await send('install');
  server.set('/square', () => documentOf('two', PRERENDERED));
  expect(await (await visit('/square', 'no-cache'))?.text()).toContain('content="two"');
  expect(registration.update).toHaveBeenCalledOnce();
  expect(Object.keys(held())).toEqual(['portal-assets']);
});

test('a worker is not installed against another build, and clears what is not its own once it is alone', async () => {
  const { send, server, held } = startWorker();
  await send('install');
  await (await caches.open('portal-documents-old')).put('/', documentOf('old'));
  await (await caches.open('portal-assets')).put('/assets/old.js', new Response());
  await (await caches.open('somebody-elses')).put('/x', new Response());
  await send('activate');
  expect(Object.keys(held())).toEqual(['portal-assets', 'portal-documents-one', 'somebody-elses']);
  expect(held()['portal-assets']).not.toContain('/assets/old.js');
  server.set('/shell.html', () => documentOf('two'));
  await expect(send('install')).rejects.toThrow('build two');
});

test('a server without a worker retires it, and what it cached is gone', async () => {
  const { send, visit, server, registration, held } = startWorker();
  await send('install');
  server.set('/sw.js', () => new Response(null, { status: 404 }));
  await visit('/square');
  expect(registration.unregister).toHaveBeenCalledOnce();
  expect(held()).toEqual({});
});
