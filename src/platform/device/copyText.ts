/** Copies by the clipboard, else by a selection; begun at once, for a browser allows it only right after the tap. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyBySelection(text)) throw error;
  }
}

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
