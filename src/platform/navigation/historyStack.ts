import { createPath, type Location } from 'react-router-dom';
import * as v from 'valibot';
import { parseUrl } from '#domain/parseUrl.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { isServerPath } from '#domain/serverPaths.ts';

const stateSchema = v.object({ returnsByBack: v.literal(true) });

/** Where the entry lies that `pushSentinelEntry` puts behind the first. */
const SENTINEL = -1;

/** The place of the current entry in this visit; 0 is the page the visit began with. */
export function historyIndex(): number {
  const { idx } = (globalThis.history?.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
}

/**
 * Whether the document was opened by a link of another page of the portal, which then lies a step behind its first entry:
 * a link followed before the code had come. Neither login pages nor the cashier are gone back to.
 */
export function cameByOwnLink(): boolean {
  // In a frame the entries of the page around count as well.
  if (globalThis.parent !== globalThis.self) return false;
  const from = parseUrl(document.referrer);
  if (history.length < 2 || from?.origin !== location.origin || isServerPath(from.pathname)) return false;
  return from.pathname !== location.pathname && safeReturnPath(from.pathname, location.origin) !== undefined;
}

/**
 * A step back from the first entry leads to another document, and nothing can hold it up: where something stands open
 * that Back is to close, the page gets an entry of its own behind it. All others keep their places.
 */
export function pushSentinelEntry(): void {
  if (historyIndex() !== 0) return;
  const first: unknown = history.state;
  history.replaceState({ idx: SENTINEL }, '');
  history.pushState(first, '');
}

/**
 * Whoever stepped back behind the first entry means to leave, and is led on; false anywhere else. Where there is nowhere
 * to go the page stays: this entry, made like the one left, is its first from then on.
 */
export function leaveViaSentinel(shown: Location): boolean {
  if (historyIndex() !== SENTINEL) return false;
  history.replaceState({ usr: shown.state, key: shown.key, idx: 0 }, '', createPath(shown));
  history.back();
  return true;
}

/** What goes with the step to login from an open page: after login one step back leads there again. */
export const LOGIN_RETURN_STATE = { returnsByBack: true } as const;

export const isLoginReturnState = (state: unknown): boolean => v.is(stateSchema, state);
