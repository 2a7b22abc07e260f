let root: HTMLElement | undefined;

/**
 * Where dialogs, sheets and toasts are rendered: after the page, in an element of their own without a box. React listens on
 * what it draws into; were that the body, it would hear every event of the page a second time.
 */
export function overlayRoot(): HTMLElement {
  root ??= createRoot();
  // The keyboard comes to it after all that was there before.
  if (!root.hasChildNodes() && root !== document.body.lastElementChild) document.body.append(root);
  return root;
}

function createRoot(): HTMLElement {
  const element = document.createElement('div');
  element.style.display = 'contents';
  return element;
}
