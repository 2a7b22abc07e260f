import type { BrowserContext, Page, Request } from '@playwright/test';

/** Something a page told, and where. */
type Told = { place: string; text: string };

export type Canary = {
  /** What is looked for: the tokens the portal was given. */
  tokens(): readonly string[];
  /** How much was looked through. */
  looked(): number;
  /** Where a token stood, its own calls' header and its own storage apart. */
  sightings(): string[];
  /** Reads what the pages of the context keep and show by now. */
  readPages(): Promise<void>;
};

const ACCOUNT = 'account';

async function tellsOf(request: Request, origin: string): Promise<Told[]> {
  const { token: _own, ...headers } = await request.allHeaders();
  const url = new URL(request.url());
  const isOwn = url.origin === origin && url.pathname.startsWith('/api/');
  const spoken = isOwn ? headers : await request.allHeaders();
  return [
    { place: 'address', text: url.href },
    { place: `headers to ${url.host}`, text: JSON.stringify(spoken) },
    { place: `body to ${url.host}`, text: request.postData() ?? '' },
  ];
}

/** What stands in a page: its address, its history's state, its title and text, and what this tab alone remembers. */
const standsIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    let tab = '';
    try {
      tab = JSON.stringify(sessionStorage);
    } catch {
      tab = '';
    }
    return {
      address: location.href,
      state: JSON.stringify(history.state) ?? '',
      title: document.title,
      document: document.documentElement.outerHTML,
      cookie: document.cookie,
      tab,
    };
  });

/** What every origin keeps, except the one place where the account belongs. */
async function keptBy(context: BrowserContext, origin: string): Promise<Told[]> {
  const { cookies, origins } = await context.storageState();
  const kept = origins.flatMap(({ origin: owner, localStorage }) =>
    localStorage
      .filter(({ name }) => owner !== origin || name !== ACCOUNT)
      .map(({ name, value }) => ({ place: `storage of ${owner}, ${name}`, text: value })),
  );
  return [...kept, ...cookies.map(({ name, value }) => ({ place: `cookie ${name}`, text: value }))];
}

/** Looks for tokens everywhere a page can put one (promise 4; T1, T2). @param known tokens given outside the browser */
export function watchCanary(context: BrowserContext, origin: string, known: readonly string[] = []): Canary {
  const tokens = new Set(known);
  const told: Told[] = [];
  const under = new Set<Promise<unknown>>();
  const note = (work: Promise<Told[]>) => {
    const done = work
      .then(
        (more) => void told.push(...more),
        () => undefined,
      )
      .finally(() => under.delete(done));
    under.add(done);
  };
  context.on('console', (message) => void told.push({ place: 'console', text: message.text() }));
  context.on('weberror', (error) => void told.push({ place: 'error', text: String(error.error().stack) }));
  context.on('request', (request) => {
    const { token } = request.headers();
    if (token && new URL(request.url()).origin === origin) tokens.add(token);
    note(tellsOf(request, origin));
  });
  return {
    tokens: () => [...tokens],
    looked: () => told.length,
    sightings: () =>
      told.flatMap(({ place, text }) => ([...tokens].some((token) => text.includes(token)) ? [place] : [])),
    async readPages() {
      await Promise.all(under);
      for (const page of context.pages()) {
        const seen = await standsIn(page).catch(() => ({}));
        told.push(...Object.entries(seen).map(([place, text]) => ({ place, text: String(text) })));
      }
      told.push(...(await keptBy(context, origin)));
    },
  };
}
