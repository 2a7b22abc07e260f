let locks = 0;

/** Holds the document still while at least one layer is open; returns the release. */
export function lockScroll(): () => void {
  locks += 1;
  document.documentElement.dataset['scrollLocked'] = '';
  return () => {
    locks -= 1;
    if (locks === 0) delete document.documentElement.dataset['scrollLocked'];
  };
}
