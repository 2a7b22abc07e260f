/**
 * Copies a text by the clipboard, or the old way where there is none (no secure context, some apps' own browsers) or it
 * refuses. Begins at once: a browser allows it for a moment after the tap. Rejects where neither way is open.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyBySelection(text)) throw error;
  }
}

/** Selects the text in a field that nobody sees, and puts focus and selection back. */
function copyBySelection(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  const { activeElement } = document;
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  // An open layer lets no focus out.
  const layer = [...document.querySelectorAll('[data-layer][data-state="open"]')].at(-1);
  (layer ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    field.remove();
    if (range) {
      selection?.removeAllRanges();
      selection?.addRange(range);
    }
  }
}
