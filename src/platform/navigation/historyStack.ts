import { createPath, type Location } from 'react-router-dom';
import * as v from 'valibot';
import { parseUrl } from '#domain/parseUrl.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { isServerPath } from '#domain/serverPaths.ts';
import { hasOpenLayer } from '#components/Dialog/openLayers.ts';

const stateSchema = v.object({ returnsByBack: v.literal(true) });

const SENTINEL = -1;

/** The index of the current history entry in this visit; 0 is the page the visit began with. */
export function historyIndex(): number {
  const { idx } = (globalThis.history?.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
}

/** Whether one step back lies a page of the portal (no login, no cashier) whose link was followed before code had loaded. */
export function cameByOwnLink(): boolean {
  // In a frame the entries of the page around count as well.
  if (globalThis.parent !== globalThis.self) return false;
  const from = parseUrl(document.referrer);
  if (history.length < 2 || from?.origin !== location.origin || isServerPath(from.pathname)) return false;
  return from.pathname !== location.pathname && safeReturnPath(from.pathname, location.origin) !== undefined;
}

/** No document can block a step out of it: a layer on the visit's first entry gets a sentinel entry behind that one. */
export function pushSentinelEntry(): void {
  if (historyIndex() !== 0) return;
  const first: unknown = history.state;
  history.replaceState({ idx: SENTINEL }, '');
  history.pushState(first, '');
}

/** Steps on for whoever came back onto the sentinel; where nothing lies behind, it becomes the page's first entry. */
export function leaveViaSentinel(shown: Location): boolean {
  if (historyIndex() !== SENTINEL) return false;
  history.replaceState({ usr: shown.state, key: shown.key, idx: 0 }, '', createPath(shown));
  history.back();
  return true;
}

/** History state of a login page that was pushed onto the page that asked: after login one step back returns there. */
export const LOGIN_RETURN_STATE = { returnsByBack: true } as const;

export const isLoginReturnState = (state: unknown): boolean => v.is(stateSchema, state);

let bypassed = false;

/** The app itself is about to go back, perhaps from a dialog that is still closing: only a person's own Back is blocked. */
export const bypassBlocker = (): void => {
  bypassed = true;
};

/** Whether an open layer blocks this step back; to be asked once for each. */
export function isBlocked(): boolean {
  const blocked = hasOpenLayer() && !bypassed;
  bypassed = false;
  return blocked;
}
