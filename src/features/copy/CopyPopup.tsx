import { useStore } from 'zustand';
import { usePortal } from '#app/portal.ts';

/** Shows what the clipboard did not take; see `showCopySheet.ts`. */
export function CopyPopup() {
  const { manualCopy } = usePortal();
  const { CopySheet, text, open } = useStore(manualCopy);
  return CopySheet && <CopySheet open={open} text={text} onClose={() => manualCopy.setState({ open: false })} />;
}
