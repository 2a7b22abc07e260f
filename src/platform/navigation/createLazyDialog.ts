import { useOpenLayer } from '#components/Dialog/openLayers.ts';
import { createLazyModule } from '#components/loading/createLazyModule.ts';
import { whenQuiet } from '#components/loading/whenQuiet.ts';
import { useCore } from '../core.ts';
import { importWithReload } from './chunkErrors.ts';

/** A hook for a dialog whose code loads when all is quiet, or as it opens: then it is a layer, and closes if that fails. */
export function createLazyDialog<Code>(fetch: () => Promise<Code>) {
  const lazy = createLazyModule(() => importWithReload(fetch), whenQuiet);
  return (open: boolean, onClose: () => void): Code | undefined => {
    const { toasts, log } = useCore();
    const code = lazy.useModule(open, (error) => {
      log.warn(`A dialog's code failed to load: ${String(error)}`);
      toasts.show({ type: 'error', text: '网络异常，请稍后重试' });
      onClose();
    });
    useOpenLayer(open && code === undefined, onClose);
    return code;
  };
}
