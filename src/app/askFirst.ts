import { requestHook } from '#api/requestHook.ts';
import { ofAddress } from '#domain/drawnPath.ts';
import type { Asked, Asking } from './askedFirst.ts';
import { showFirstAnswer } from './firstAnswer.ts';
import { startCode } from './startCode.ts';
import { storageKey } from './storage.ts';
import { watchEarlyTaps } from './tappedEarly.ts';

// Runs on its own, before the portal's code has come: asks what the page drawn in the document is going to ask, shows
// of the answers what a place was drawn for, keeps what is typed and tapped there, and has the code run.

/** Who is here, as the portal will find it; where that cannot be read, the portal asks for itself. */
function readIdentity(): { uid: string; token: string } | undefined {
  try {
    const kept = localStorage.getItem(storageKey.account);
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
  const form = new URLSearchParams(ofAddress(drawn, location.pathname));
  const channel = localStorage.getItem(storageKey.channelCode);
  if (channel !== null) form.set('channelID', channel);
  return form.toString();
}

function ask({ path, body: drawn }: Asking, { uid, token }: { uid: string; token: string }): Asked {
  const href = new URL(ofAddress(path, location.pathname), location.origin).href;
  const session = { uid: () => uid, token: () => token };
  const body = drawn === undefined ? undefined : formHere(drawn);
  const encoded = body === undefined ? undefined : { body, contentType: 'application/x-www-form-urlencoded' };
  const dress = requestHook({ own: true }, session, encoded);
  const answer = fetch(href, body === undefined ? dress : { ...dress, method: 'POST', body });
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  return { href, headers: new Headers(dress.headers), body, answer };
}

// A search sent from a page that is not alive yet would load it again and lose its words.
addEventListener('submit', (event) => event.preventDefault());

const { asks, run, ask: notAsked } = document.currentScript?.dataset ?? {};
const identity = readIdentity();
globalThis.earlyTap = watchEarlyTaps();
// An address with more in it than the page's own may ask for something else.
if (asks && identity && location.search === '') {
  globalThis.askedFirst = (JSON.parse(asks) as Asking[]).map((asking) => ask(asking, identity));
}
if (run && notAsked) {
  const code = { run: run.split(' '), ask: notAsked.split(' ') };
  void startCode(code, showFirstAnswer(globalThis.askedFirst ?? []));
}
