import { isPrerenderedPath } from '#domain/prerenderedPath.ts';

type Control = HTMLButtonElement | HTMLFormElement | HTMLAnchorElement;

/** The last button or link tapped, or form sent, on a page that is not alive yet. */
export type EarlyTap = {
  control?: Control | undefined;
  /** Ends the watch; a link goes on waiting. */
  stop: () => void;
  /** The link need not lead on by itself any more. */
  endPatience: () => void;
};

declare global {
  /** What the document's own script (`beforeCode.ts`) leaves for the portal. */
  var earlyTap: EarlyTap | undefined;
}

/** So long a link waits for the code, ms: as a document of its own the next page would show nothing before the same code has come. */
const LINK_PATIENCE_MS = 1500;

/** Links inside the portal that a plain tap follows in this window. */
const INNER_LINK = 'a[href^="/"]:not([target], [download])';

/** Neither in another window nor to be saved. */
const isPlain = (event: Event): boolean =>
  event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Whether a link leads to another document that shows its page without any code. */
const leadsToDrawn = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname !== location.pathname && search === '' && isPrerenderedPath(pathname);

/** Whether files have come, and only wait to be run. */
function haveCome(files: readonly string[]): boolean {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return files.every((file) => loaded.has(new URL(file, location.origin).href));
}

/**
 * Remembers what is tapped or sent from now on. A link waits for the code, too: followed within the portal, its page is one
 * of this visit, where Back closes what is opened there (product D18). Where the code does not come it leads on as it
 * is; to a drawn document it does so at once, unless the code is here already.
 * @param code the addresses of the files that make the page alive
 */
export function watchEarlyTaps(code: readonly string[]): EarlyTap {
  const watch = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const endPatience = () => clearTimeout(patience);
  const tap: EarlyTap = { stop: () => watch.abort(), endPatience };
  const remember = (event: Event) => {
    const { type, target } = event;
    const control =
      target instanceof Element && target.closest<Control>(type === 'submit' ? 'form' : `button, ${INNER_LINK}`);
    if (!control) return;
    const isLink = control instanceof HTMLAnchorElement;
    if (isLink && !isPlain(event)) return;
    endPatience();
    const leavesNow = isLink && leadsToDrawn(control) && !haveCome(code);
    tap.control = leavesNow ? undefined : control;
    if (!isLink || leavesNow) return;
    event.preventDefault();
    patience = setTimeout(() => location.assign(control.href), LINK_PATIENCE_MS);
  };
  for (const type of ['click', 'submit']) addEventListener(type, remember, { signal: watch.signal });
  return tap;
}

/**
 * Ends the watch, to be called as the page comes to life; the function it gives does what was tapped or sent by then,
 * once: on the same control, or on the one of the same name that took its place.
 */
export function takeEarlyTap(root: HTMLElement): () => void {
  const tap = globalThis.earlyTap;
  globalThis.earlyTap = undefined;
  tap?.stop();
  return () => {
    const control = tap?.control && findHeir(root, tap.control);
    if (!control) return;
    tap.endPatience();
    if (control instanceof HTMLFormElement)
      control.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    else control.click();
  };
}

const nameOf = (control: Control): string =>
  control instanceof HTMLAnchorElement ? control.href : (control.getAttribute('aria-label') ?? control.textContent);

const findHeir = (root: HTMLElement, control: Control): Control | undefined =>
  control.isConnected
    ? control
    : [...root.querySelectorAll<Control>(control.localName)].find((heir) => nameOf(heir) === nameOf(control));
