import { useOpenLayer } from '#components/Dialog/openLayers.ts';
import { createLazyModule } from '#components/loading/createLazyModule.ts';
import { whenQuiet } from '#components/loading/whenQuiet.ts';
import { useCore } from '../core.ts';
import { importWithReload } from './chunkErrors.ts';

/**
 * A dialog whose code comes once the first page is done, or at once where it is open by then; undefined until then.
 * Where the code does not come, that is said, and the dialog counts as closed. On its way it is a layer already: Back gives it up.
 */
export function createLazyDialog<Code>(fetch: () => Promise<Code>) {
  const late = createLazyModule(() => importWithReload(fetch), whenQuiet);
  return (open: boolean, onClose: () => void): Code | undefined => {
    const { toasts, log } = useCore();
    const code = late.useModule(open, (error) => {
      log.warn(`A dialog's code did not come: ${String(error)}`);
      toasts.show({ type: 'error', text: '网络异常，请稍后重试' });
      onClose();
    });
    useOpenLayer(open && code === undefined, onClose);
    return code;
  };
}
