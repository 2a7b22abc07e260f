type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the text fields of a page that is not alive yet; the function it gives hands what was typed into them to the
 * page that has come to life, be it in the same field or in the one of the same name that took its place.
 */
export function watchEarlyTyping(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input, textarea')];
  let focused = fields.find((field) => field === document.activeElement);
  const follow = ({ target }: FocusEvent) => {
    focused = fields.find((field) => field === target);
  };
  // The page comes to life in pieces, between which a field may be tapped.
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    for (const field of fields) {
      const heir = field.isConnected ? field : findHeir(root, field);
      if (heir && field.value !== '') typeAnew(heir, field.value);
      if (heir && field === focused && document.activeElement === document.body) heir.focus({ preventScroll: true });
    }
  };
}

const nameOf = (field: Field): string | null => field.getAttribute('aria-label');

const findHeir = (root: HTMLElement, field: Field): Field | undefined =>
  [...root.querySelectorAll<Field>('input, textarea')].find((heir) => nameOf(heir) === nameOf(field));

/** React hears of a text only if it differs from the one it last knew, which it learns of through the field's own setter. */
function typeAnew(field: Field, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
