import { isLoggedIn } from '#domain/account.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { abortable, cancelEarlyResponses, consumeEarlyResponses } from '#platform/boot/earlyResponses.ts';
import { restoreInput, takeQueuedEvent } from '#platform/boot/eventReplay.ts';
import type { Core } from '#platform/core.ts';
import type { RouteMatch } from '#platform/navigation/createRouter.ts';
import { loadRoute } from '#platform/navigation/routeModules.ts';
import { matchRoute } from '../routes/routeTable.ts';

type Fetch = typeof globalThis.fetch;

/**
 * How React starts on the document: `hydrate` takes over what was prerendered; `render` renders again in its place; `retry`
 * too, but the page's chunk failed to load and has to be loaded again first.
 */
type HydrationMode = 'hydrate' | 'render' | 'retry';

/** The page a visit begins with, whose first moment may have been prerendered into the document (`prerender.tsx`). */
export function createHydration(root: HTMLElement | null) {
  const early = globalThis.earlyResponses ?? [];
  const match = matchRoute(location.pathname);
  const page = root && match && isPrerenderedIn(root, match) ? { root, match } : undefined;

  let tellMounted = () => undefined as void;
  const mounted = new Promise<void>((resolve) => {
    tellMounted = resolve;
  });
  let replay = () => undefined as void;

  /** To be called once the page is mounted, and where it never will be: hands out what was held, and replays input. */
  const release = () => {
    replay();
    replay = () => undefined;
    tellMounted();
    // What nobody has consumed by then is outdated.
    cancelEarlyResponses(early);
  };

  if (!page) {
    globalThis.queuedEvent?.stop();
    // A page for another address, by a host that knows only one document.
    root?.replaceChildren();
    release();
  }

  return {
    /** Whether a page was prerendered: the router shows nothing in its place meanwhile. */
    isPrerendered: page !== undefined,
    /** The same fetch, which consumes early responses. */
    consuming: (fetch: Fetch): Fetch => consumeEarlyResponses(early, fetch),
    /** The same fetch, which holds responses until the page is mounted: its first render must match the HTML. */
    holding:
      (fetch: Fetch): Fetch =>
      async (input, init) => {
        const response = await fetch(input, init);
        await abortable(mounted, init?.signal);
        return response;
      },
    /** Prefetches a prerendered page's data, and loads its code. */
    async prepare(portal: Core): Promise<HydrationMode> {
      if (!page) return 'render';
      portal.prefetch.page(page.match, location.search);
      const isLoaded = await loadRoute(page.match.route).then(
        () => true,
        () => false,
      );
      const replayEvent = takeQueuedEvent(page.root);
      if (!isLoaded) release();
      if (!isLoaded) return 'retry';
      const restore = restoreInput(page.root);
      replay = () => {
        restore();
        // A search is sent with the words just restored, which React has to take in first.
        setTimeout(replayEvent);
      };
      if (!fitsPrerender(portal)) return 'render';
      restoreInlineStyles(page.root);
      return 'hydrate';
    },
    release,
  };
}

/** Whether the document was prerendered for this address, whose ids may name anything. */
const isPrerenderedIn = (root: HTMLElement, { route, pathname, params }: RouteMatch & { pathname: string }): boolean =>
  route.id === root.dataset['prerendered'] &&
  pathname === location.pathname &&
  Object.values(params).every((id) => id === undefined || isSafeId(id));

/** Pages are prerendered for a visitor, and for an address that asks for nothing more. */
const fitsPrerender = ({ session }: Core): boolean =>
  !isLoggedIn(session.getState().account) && globalThis.matchesPrerender === true;

/** The content policy forbids styles in the markup of a document, but not setting them by script. */
function restoreInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-inline-style]')) {
    // Beside what the skeleton was filled with (`fillSkeleton.ts`).
    element.style.cssText += element.dataset['inlineStyle'] ?? '';
    element.removeAttribute('data-inline-style');
  }
}
