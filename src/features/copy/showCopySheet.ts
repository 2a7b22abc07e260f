import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand';
import type { ToastStore } from '#components/Toast/toastStore.ts';
import type { CopySheetProps } from '#screens/dialogs/CopySheet/CopySheet.tsx';
import { loadCode } from '#platform/navigation/missingCode.ts';

/** The sheet with a text the clipboard did not take; its code is loaded when that happens first. */
export type ManualCopy = { CopySheet?: ComponentType<CopySheetProps>; text: string; open: boolean };

type CopySheetOptions = { manualCopy: StoreApi<ManualCopy>; toasts: ToastStore; log: { warn(message: string): void } };

/** Shows a text selected, to be copied by hand. */
export async function showCopySheet({ manualCopy, toasts, log }: CopySheetOptions, text: string): Promise<void> {
  try {
    const { CopySheet } = await loadCode(() => import('#screens/dialogs/CopySheet/CopySheet.tsx'));
    manualCopy.setState({ CopySheet, text, open: true });
  } catch (error) {
    log.warn(`The code of the copy sheet failed to load: ${String(error)}`);
    toasts.show({ type: 'error', text: '网络异常，请稍后重试' });
  }
}
