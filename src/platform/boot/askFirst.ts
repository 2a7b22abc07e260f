import { requestHook } from '#api/requestHook.ts';
import { withParams } from '#domain/prerenderedPath.ts';
import { channelIn, isPlainQuery } from '#domain/entryQuery.ts';
import type { Asked, Asking } from './askedFirst.ts';
import { mendAddress } from './mendAddress.ts';
import { askingKey } from '../device/storage.ts';

// Runs on its own in the document's head, before anything is drawn: asks what the page drawn there is going to ask, and
// for the code, unless the visit is a quick one.

/** A visit that has come as far as its document within this time is a quick one, as on a good line and a good phone, ms. */
const QUICK_MS = 300;

/** Who is here, as the portal will find it; where that cannot be read, the portal asks for itself. */
function readIdentity(): { uid: string; token: string } | undefined {
  try {
    const kept = localStorage.getItem(askingKey.account);
    if (kept === null) return { uid: '', token: '' };
    const account: unknown = JSON.parse(kept);
    const { uid, token } = account as Record<string, unknown>;
    return typeof uid === 'string' && typeof token === 'string' ? { uid, token } : undefined;
  } catch {
    return undefined;
  }
}

/** The form as the portal will send it: for this address, and for the channel the visitor came by. */
function formHere(drawn: string): string {
  const form = new URLSearchParams(withParams(drawn, location.pathname));
  const channel = channelIn(location) ?? localStorage.getItem(askingKey.channelCode);
  if (channel !== null) form.set('channelID', channel);
  return form.toString();
}

function ask({ path, body: drawn }: Asking, { uid, token }: { uid: string; token: string }): Asked {
  const href = new URL(withParams(path, location.pathname), location.origin).href;
  const session = { uid: () => uid, token: () => token };
  const body = drawn === undefined ? undefined : formHere(drawn);
  const encoded = body === undefined ? undefined : { body, contentType: 'application/x-www-form-urlencoded' };
  const dress = requestHook({ own: true }, session, encoded);
  const answer = fetch(href, body === undefined ? dress : { ...dress, method: 'POST', body });
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  return { href, headers: new Headers(dress.headers), body, answer };
}

/** Files come behind whatever is shown. */
function askForFile(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', crossOrigin: '', href });
  document.head.append(link);
}

mendAddress();
const { asks, code } = document.currentScript?.dataset ?? {};
const identity = readIdentity();
// An address that asks for more than its page begins with other questions.
globalThis.isPlainVisit = isPlainQuery(location.search);
if (asks && identity && globalThis.isPlainVisit && !globalThis.startNotice?.isUnsupported) {
  globalThis.askedFirst = (JSON.parse(asks) as Asking[]).map((asking) => ask(asking, identity));
}
const askForCode = () => code?.split(' ').forEach(askForFile);
if (performance.now() < QUICK_MS) globalThis.askForCode = askForCode;
else askForCode();
