type Control = HTMLButtonElement | HTMLFormElement;

export type QueuedEvent = {
  control?: Control | undefined;
  stop(): void;
};

declare global {
  var queuedEvent: QueuedEvent | undefined;
}

/** Queues the last tap on a button, or submit of a form. A link is followed by the browser, and clears the queue. */
export function queueEvents(): QueuedEvent {
  const listening = new AbortController();
  const queued: QueuedEvent = { stop: () => listening.abort() };
  const queue = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const control = target.closest<Control | HTMLAnchorElement>(type === 'submit' ? 'form' : 'button, a[href]');
    if (control) queued.control = control instanceof HTMLAnchorElement ? undefined : control;
  };
  for (const type of ['click', 'submit']) addEventListener(type, queue, { signal: listening.signal });
  return queued;
}

/** Ends the queueing; the function it gives replays the event on the same control, or on the one that replaced it. */
export function takeQueuedEvent(root: HTMLElement): () => void {
  const queued = globalThis.queuedEvent;
  globalThis.queuedEvent = undefined;
  queued?.stop();
  return () => {
    const control = queued?.control && findReplacement(root, queued.control);
    if (control instanceof HTMLFormElement)
      control.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    else control?.click();
  };
}

const nameOf = (control: Control): string => control.getAttribute('aria-label') ?? control.textContent;

/** A name that several controls bear tells nothing: then the event is dropped. */
function findReplacement(root: HTMLElement, control: Control): Control | undefined {
  if (control.isConnected) return control;
  const same = [...root.querySelectorAll<Control>(control.localName)].filter(
    (other) => nameOf(other) === nameOf(control),
  );
  return same.length === 1 ? same[0] : undefined;
}
