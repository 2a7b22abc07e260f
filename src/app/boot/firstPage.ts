import { isLoggedIn } from '#domain/account.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { abortable, dropAsked, takeAsked } from '#platform/boot/askedFirst.ts';
import { loadRoute } from '#platform/navigation/routeModules.ts';
import type { RouteMatch } from '#platform/navigation/createRouter.ts';
import { takeEarlyTap } from '#platform/boot/tappedEarly.ts';
import { watchEarlyTyping } from '#platform/boot/typedEarly.ts';
import type { Core } from '#platform/core.ts';
import { matchRoute } from '../routes/routeTable.ts';

type Fetch = typeof globalThis.fetch;

/**
 * How the portal starts on its document: `asDrawn` takes over what was drawn at build; `anew` draws itself, in place of
 * what stands there; `missing` as well, but the page's code did not come and has to be asked for again.
 */
export type Start = 'asDrawn' | 'anew' | 'missing';

export type FirstPage = {
  /** The same fetch, which takes what the document has asked for already. */
  asking(fetch: Fetch): Fetch;
  /** The same fetch, whose answers wait until what was drawn has been taken over: it shows what stands before any answer. */
  answering(fetch: Fetch): Fetch;
  /** To be called when the page stands, and when it never will: nothing is held back for it any longer. */
  onShown(): void;
  /** Whether a page was drawn: the router shows nothing in its place meanwhile. */
  isDrawn: boolean;
  /** Asks for a drawn page's first data, and brings its code. */
  prepare(portal: Core): Promise<Start>;
};

/** The page a visit begins with, whose first moment may have been drawn into the document at build (`prerender.tsx`). */
export function createFirstPage(root: HTMLElement | null): FirstPage {
  const asked = globalThis.askedFirst ?? [];
  const match = matchRoute(location.pathname);
  const isItsOwn =
    match?.route.id === root?.dataset['drawn'] && match?.pathname === location.pathname && hasSafeIds(match);
  if (!root || !match || !isItsOwn) {
    dropAsked(asked);
    globalThis.earlyTap?.stop();
    return withoutDrawing(root);
  }

  const { route } = match;

  let tellShown = () => undefined as void;
  const shown = new Promise<void>((resolve) => {
    tellShown = resolve;
  });
  let handOver = () => undefined as void;
  const onShown = () => {
    handOver();
    handOver = () => undefined;
    tellShown();
    // What nobody took by then is old news.
    dropAsked(asked);
  };

  return {
    asking: (fetch) => takeAsked(asked, fetch),
    answering: (fetch) => async (input, init) => {
      const answer = await fetch(input, init);
      await abortable(shown, init?.signal);
      return answer;
    },
    onShown,
    isDrawn: true,
    async prepare(portal) {
      portal.prefetch.page(match, location.search);
      const isLoaded = await loadRoute(route).then(
        () => true,
        () => false,
      );
      const tap = takeEarlyTap(root);
      if (!isLoaded) onShown();
      if (!isLoaded) return 'missing';
      const type = watchEarlyTyping(root);
      handOver = () => {
        type();
        // A search is sent with the words just typed, which React has to take in first.
        setTimeout(tap);
      };
      if (!isForVisitors(portal)) return 'anew';
      dress(root);
      return 'asDrawn';
    },
  };
}

const hasSafeIds = ({ params }: RouteMatch): boolean =>
  Object.values(params).every((id) => id === undefined || isSafeId(id));

/** A page that was not drawn; one drawn for another address (by a host that knows only one document) is taken away. */
function withoutDrawing(root: HTMLElement | null): FirstPage {
  root?.replaceChildren();
  return {
    asking: (fetch) => fetch,
    answering: (fetch) => fetch,
    onShown: () => undefined,
    isDrawn: false,
    prepare: () => Promise.resolve('anew'),
  };
}

/** Pages are drawn for a visitor, and for an address that asks for nothing more. */
const isForVisitors = ({ session }: Core): boolean =>
  !isLoggedIn(session.getState().account) && globalThis.isPlainVisit === true;

/** Styles in attributes are against the content policy in a document, but not in a script. */
function dress(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-drawn-style]')) {
    // Beside the first picture, which may stand there by now (`firstAnswer.ts`).
    element.style.cssText += element.dataset['drawnStyle'] ?? '';
    element.removeAttribute('data-drawn-style');
  }
}
