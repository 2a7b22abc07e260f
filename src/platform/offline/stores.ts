const OURS = 'portal-';
const ASSETS = `${OURS}assets-`;
const DOCUMENTS = `${OURS}documents-`;

/** The store of a build's code and styles, whose names carry a hash of what they hold. */
export const assetsOf = (build: string): string => ASSETS + build;

/** The store of a build's documents. What is in none of these is asked of the network. */
export const documentsOf = (build: string): string => DOCUMENTS + build;

/** Deletes the worker's stores that match; those of others on this origin never do. */
async function dropStores(matches: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && matches(name)).map((name) => caches.delete(name)));
}

/** Leaves what belongs to the build, or nothing at all. */
export const dropAllBut = (build: string | undefined): Promise<void> =>
  dropStores((name) => build === undefined || ![assetsOf(build), documentsOf(build)].includes(name));

/** Documents are never run by a page that is open, so those of another build can go at any time. */
export const dropDocumentsBut = (build: string): Promise<void> =>
  dropStores((name) => name.startsWith(DOCUMENTS) && name !== documentsOf(build));

/**
 * Drops the code of builds that came and went while an older page stayed open. The oldest store is that of the build
 * which is running: a new one clears all others away when it takes over.
 */
export async function dropSkippedAssets(build: string): Promise<void> {
  const [running] = (await caches.keys()).filter((name) => name.startsWith(ASSETS));
  await dropStores((name) => name.startsWith(ASSETS) && name !== running && name !== assetsOf(build));
}
