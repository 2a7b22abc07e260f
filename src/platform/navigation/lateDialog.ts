import { useOpenLayer } from '#components/Dialog/openLayers.ts';
import { createLateCode } from '#components/loading/createLateCode.ts';
import { whenQuiet } from '#components/loading/whenQuiet.ts';
import { useCore } from '#platform/core.ts';
import { loadCode } from './missingCode.ts';

/**
 * A dialog whose code comes once the first page is done, or at once where it is open by then; undefined until then.
 * Where the code does not come, that is said, and the dialog counts as closed. On its way it is a layer already: Back gives it up.
 */
export function createLateDialog<Code>(fetch: () => Promise<Code>) {
  const late = createLateCode(() => loadCode(fetch), whenQuiet);
  return (open: boolean, onClose: () => void): Code | undefined => {
    const { toasts, log } = useCore();
    const code = late.useCode(open, (error) => {
      log.warn(`A dialog's code did not come: ${String(error)}`);
      toasts.show({ type: 'error', text: '网络异常，请稍后重试' });
      onClose();
    });
    useOpenLayer(open && code === undefined, onClose);
    return code;
  };
}
