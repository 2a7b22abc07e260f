import { createPath, type Location } from 'react-router-dom';
import * as v from 'valibot';
import { parseUrl } from '#domain/parseUrl.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { isServerPath } from '#domain/serverPaths.ts';

const stateSchema = v.object({ returnsByBack: v.literal(true) });

/** The index of the entry that `pushSentinelEntry` puts behind the first. */
const SENTINEL = -1;

/** The index of the current history entry in this visit; 0 is the page the visit began with. */
export function historyIndex(): number {
  const { idx } = (globalThis.history?.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
}

/**
 * Whether the document was opened by a link of another page of the portal, which then is one step back in history: a link
 * followed before the code was loaded. Neither login pages nor the cashier are gone back to.
 */
export function cameByOwnLink(): boolean {
  // In a frame the entries of the page around count as well.
  if (globalThis.parent !== globalThis.self) return false;
  const from = parseUrl(document.referrer);
  if (history.length < 2 || from?.origin !== location.origin || isServerPath(from.pathname)) return false;
  return from.pathname !== location.pathname && safeReturnPath(from.pathname, location.origin) !== undefined;
}

/**
 * `popstate` cannot be blocked across documents: when a layer that Back is to close opens on the first entry of the visit,
 * a sentinel entry is put behind that one. No other entry is changed.
 */
export function pushSentinelEntry(): void {
  if (historyIndex() !== 0) return;
  const first: unknown = history.state;
  history.replaceState({ idx: SENTINEL }, '');
  history.pushState(first, '');
}

/**
 * Whoever stepped back onto the sentinel means to leave: one more step back is made for them; false on any other entry.
 * Where there is nothing further back the page stays: the sentinel, made like the entry left, is its first from then on.
 */
export function leaveViaSentinel(shown: Location): boolean {
  if (historyIndex() !== SENTINEL) return false;
  history.replaceState({ usr: shown.state, key: shown.key, idx: 0 }, '', createPath(shown));
  history.back();
  return true;
}

/** History state of a login page that was pushed onto the page that asked: after login one step back returns there. */
export const LOGIN_RETURN_STATE = { returnsByBack: true } as const;

export const isLoginReturnState = (state: unknown): boolean => v.is(stateSchema, state);
