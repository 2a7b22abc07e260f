import { createService, type Core, useService } from '#platform/core.ts';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { CopySheetProps } from '#screens/dialogs/CopySheet/CopySheet.tsx';
import { importWithReload } from '#platform/navigation/chunkErrors.ts';
import { useStore } from 'zustand';

/** The sheet with a text the clipboard did not take; its code is loaded when that happens first. */
export type ManualCopy = { CopySheet?: ComponentType<CopySheetProps>; text: string; open: boolean };

export const manualCopyOf = createService(() => createStore<ManualCopy>(() => ({ text: '', open: false })));

export async function showCopySheet(core: Core, text: string): Promise<void> {
  try {
    const { CopySheet } = await importWithReload(() => import('#screens/dialogs/CopySheet/CopySheet.tsx'));
    manualCopyOf(core).setState({ CopySheet, text, open: true });
  } catch (error) {
    core.log.warn(`The code of the copy sheet failed to load: ${String(error)}`);
    core.toasts.show({ type: 'error', text: '网络异常，请稍后重试' });
  }
}

/** Shows what the clipboard did not take. */
export function CopyPopup() {
  const manualCopy = useService(manualCopyOf);
  const { CopySheet, text, open } = useStore(manualCopy);
  return CopySheet && <CopySheet open={open} text={text} onClose={() => manualCopy.setState({ open: false })} />;
}
