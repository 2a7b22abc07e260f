import { usePortal } from './portal.ts';

/** Copies a text: success says so (spec §8: 复制成功), a failure is only logged. */
export function useCopy(): (text: string, message?: string) => void {
  const { device, toasts, log } = usePortal();
  return (text, message = '复制成功') => {
    device.copy(text).then(
      () => toasts.show({ type: 'success', text: message }),
      (error: unknown) => log.warn(`Copying failed: ${String(error)}`),
    );
  };
}
