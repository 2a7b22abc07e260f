type Control = HTMLButtonElement | HTMLFormElement;

/** The last button tapped, or form sent, on a page that is not alive yet. */
export type EarlyTap = { control?: Control; stop: () => void };

declare global {
  /** What the document's own script (`askFirst.ts`) leaves for the portal. */
  var earlyTap: EarlyTap | undefined;
}

/** Remembers what is tapped or sent from now on. Links need nobody: they lead on as plain links. */
export function watchEarlyTaps(): EarlyTap {
  const watch = new AbortController();
  const tap: EarlyTap = { stop: () => watch.abort() };
  const remember = ({ type, target }: Event) => {
    const control = target instanceof Element && target.closest<Control>(type === 'submit' ? 'form' : 'button');
    if (control) tap.control = control;
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
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control?.click();
  };
}

const nameOf = ({ ariaLabel, textContent }: Control): string => ariaLabel ?? textContent;

const findHeir = (root: HTMLElement, control: Control): Control | undefined =>
  control.isConnected ? control : [...root.querySelectorAll<Control>(control.localName)].find((heir) => nameOf(heir) === nameOf(control));
