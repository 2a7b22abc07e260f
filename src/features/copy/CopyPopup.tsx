import { useStore } from 'zustand';
import { useService } from '#platform/core.ts';
import { manualCopyOf } from './showCopySheet.ts';

/** Shows what the clipboard did not take; see `showCopySheet.ts`. */
export function CopyPopup() {
  const manualCopy = useService(manualCopyOf);
  const { CopySheet, text, open } = useStore(manualCopy);
  return CopySheet && <CopySheet open={open} text={text} onClose={() => manualCopy.setState({ open: false })} />;
}
