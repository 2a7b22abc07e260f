import { buildOf } from '#domain/build.ts';
import { genericDocumentPath } from '#domain/prerenderedPath.ts';
import { FALLBACK_IMAGES, SHELL_PATH } from './requestRule.ts';
import type { BuildFacts } from './workerScope.ts';

const OURS = 'portal-';
const DOCUMENTS = `${OURS}documents-`;

/** Scripts and styles, named by a hash of their content, so that builds share what they have in common; and fallback images. */
const ASSETS = `${OURS}assets`;

async function deleteCaches(prefix: string, ...except: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const deleted = names.filter((name) => name.startsWith(prefix) && !except.includes(name));
  await Promise.all(deleted.map((name) => caches.delete(name)));
}

export const deleteAllCaches = (): Promise<void> => deleteCaches(OURS);

/** The documents of one build: those of another are never served beside its own. */
export const documentsOf = (build: string): string => DOCUMENTS + build;

/** Documents are not part of a page that is open, so those of another build can go at any time. */
const deleteDocumentsBut = (build: string): Promise<void> => deleteCaches(DOCUMENTS, documentsOf(build));

export const findCached = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true }).catch(() => undefined);

export const cachedDocument = async (pathname: string): Promise<Response | undefined> =>
  (await findCached(genericDocumentPath(pathname))) ?? findCached(SHELL_PATH);

/** Caches a response beside what is served; where storage is full or gone, it is fetched again the next time. */
export async function cacheAsset(path: string, response: Response): Promise<void> {
  // A cache that was deleted stays so: the worker has been retired.
  if (response.ok && (await caches.has(ASSETS))) await (await caches.open(ASSETS)).put(path, response);
}

export async function precache(paths: readonly string[]): Promise<void> {
  const assets = await caches.open(ASSETS);
  await Promise.all(paths.map(async (path) => (await assets.match(path)) ?? assets.add(path)));
}

/** Caches the shell of a build whose files are cached: from here on the portal opens without a network. */
export async function cacheShell({ id, shell }: BuildFacts, document: Response): Promise<void> {
  await precache(shell);
  await Promise.allSettled(FALLBACK_IMAGES.map((path) => precache([path])));
  await (await caches.open(documentsOf(id))).put(SHELL_PATH, document);
  await deleteDocumentsBut(id);
}

/** Deletes what belongs to other builds; to be called when no page of them is open. */
export async function deleteOutdated({ id, files }: BuildFacts): Promise<void> {
  await deleteCaches(OURS, ASSETS, documentsOf(id));
  const assets = await caches.open(ASSETS);
  const outdated = (await assets.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return !files.includes(pathname) && !FALLBACK_IMAGES.includes(pathname);
  });
  await Promise.all(outdated.map((request) => assets.delete(request)));
}

/** Caches a prerendered document, drops those of other builds; gives its build, undefined for what is not the portal's. */
export async function cacheDocument(pathname: string, response: Response): Promise<string | undefined> {
  const html = response.ok && !response.redirected ? await response.clone().text() : '';
  const build = buildOf(html);
  if (build === undefined) return undefined;
  await deleteDocumentsBut(build);
  // A build's own worker makes its cache, once the files are there without which a document is worth nothing.
  if (html.includes(' data-prerendered="') && (await caches.has(documentsOf(build))))
    await (await caches.open(documentsOf(build))).put(genericDocumentPath(pathname), response);
  return build;
}
