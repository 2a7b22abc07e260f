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
      const own = field.isConnected ? field : findReplacement(root, field);
      if (own && field.value !== '') setNativeValue(own, field.value);
      if (own && field === focused && document.activeElement === document.body) own.focus({ preventScroll: true });
    }
  };
}

const nameOf = (field: Field): string | null => field.getAttribute('aria-label');

const findReplacement = (root: HTMLElement, field: Field): Field | undefined =>
  [...root.querySelectorAll<Field>('input, textarea')].find((other) => nameOf(other) === nameOf(field));

/** React reports a change only against the value it last knew, which it tracks through the element's own setter. */
function setNativeValue(field: Field, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
