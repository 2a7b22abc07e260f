import { useCore } from '#platform/core.ts';
import { showCopySheet } from './CopyPopup.tsx';

/** Copies a text: success says so (spec §8: 复制成功), a failure is logged, and the text shown to be copied by hand. */
export function useCopy(): (text: string, message?: string) => void {
  const portal = useCore();
  const { device, toasts, log } = portal;
  return (text, message = '复制成功') => {
    device.copy(text).then(
      () => toasts.show({ type: 'success', text: message }),
      (error: unknown) => {
        log.warn(`Copying failed: ${String(error)}`);
        void showCopySheet(portal, text);
      },
    );
  };
}
