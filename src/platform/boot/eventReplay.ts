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

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Remembers a page's text fields; the function it gives restores what was typed, and the focus, after hydration. */
export function restoreInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input, textarea')];
  let focused = fields.find((field) => field === document.activeElement);
  const follow = ({ target }: FocusEvent) => {
    focused = fields.find((field) => field === target);
  };
  // Hydration yields to input, so a field may be tapped in the middle of it.
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    for (const field of fields) {
      const own = findReplacement(root, field);
      if (own && field.value !== '') setNativeValue(own, field.value);
      if (own && field === focused && document.activeElement === document.body) own.focus({ preventScroll: true });
    }
  };
}

/** React reports a change only against the value it last knew, which it tracks through the element's own setter. */
function setNativeValue(field: Field, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;

/** The same element, else the one of its name that has replaced it: a name that several bear tells nothing. */
function findReplacement<T extends HTMLElement>(root: HTMLElement, element: T): T | undefined {
  if (element.isConnected) return element;
  const same = [...root.querySelectorAll<T>(element.localName)].filter((other) => nameOf(other) === nameOf(element));
  return same.length === 1 ? same[0] : undefined;
}
