import { buildOf } from '#domain/build.ts';
import { genericDocumentPath } from '#domain/prerenderedPath.ts';
import { SHELL_PATH } from './requestRule.ts';
import { documentsOf, dropDocumentsBut } from './stores.ts';

/** The shell, and pages that differ from it: those rendered ahead. More than this, and something renders each address. */
const MAX_DOCUMENTS = 20;

/** The kept document for an address: its own or that of its kind, else the shell. Undefined where there is none, or storage fails. */
export async function keptDocument(pathname: string): Promise<Response | undefined> {
  try {
    return (await caches.match(genericDocumentPath(pathname))) ?? (await caches.match(SHELL_PATH));
  } catch {
    return undefined;
  }
}

const isWhole = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Takes in a document as the server has it now, and drops those of every other build: they would be stale from here on.
 * @returns its build; undefined when the answer was no document of the portal (an error, a hotel's login page)
 */
export async function takeInDocument(pathname: string, answer: Response): Promise<string | undefined> {
  const text = isWhole(answer) ? await answer.clone().text() : '';
  const build = buildOf(text);
  if (build === undefined) return undefined;
  await dropDocumentsBut(build);
  // Only a build's own worker opens its store, once the code is there without which a document is worth nothing.
  if (await caches.has(documentsOf(build)))
    await keep(await caches.open(documentsOf(build)), genericDocumentPath(pathname), answer, text);
  return build;
}

async function keep(documents: Cache, path: string, answer: Response, text: string): Promise<void> {
  const shell = await documents.match(SHELL_PATH);
  const isShell = (await shell?.text()) === text;
  await documents.put(isShell ? SHELL_PATH : path, answer);
  if (isShell) await documents.delete(path);
  const pages = (await documents.keys()).filter(({ url }) => new URL(url).pathname !== SHELL_PATH);
  if (pages.length >= MAX_DOCUMENTS && pages[0]) await documents.delete(pages[0]);
}
