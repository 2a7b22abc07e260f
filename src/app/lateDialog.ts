import { createLateCode } from '#components/loading/createLateCode.ts';
import { whenQuiet } from '#components/loading/whenQuiet.ts';
import { loadCode } from './missingCode.ts';
import { usePortal } from './portal.ts';

/**
 * A dialog whose code comes once the first page is done, or at once where it is open by then; undefined until then.
 * Where the code does not come, that is said, and the dialog counts as closed.
 */
export function createLateDialog<Code>(fetch: () => Promise<Code>) {
  const late = createLateCode(() => loadCode(fetch), whenQuiet);
  return (open: boolean, onMissing: () => void): Code | undefined => {
    const { toasts, log } = usePortal();
    return late.useCode(open, (error) => {
      log.warn(`A dialog's code did not come: ${String(error)}`);
      toasts.show({ type: 'error', text: '网络异常，请稍后重试' });
      onMissing();
    });
  };
}
