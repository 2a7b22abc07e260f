import { type MouseEvent } from 'react';

/** Whether this click means "go there, here": anything else (a new tab, a download) is the browser's to do. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    event.button === 0 &&
    !modified &&
    !event.defaultPrevented &&
    (target === '' || target === '_self') &&
    download === ''
  );
}
