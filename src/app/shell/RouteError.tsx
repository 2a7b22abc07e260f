import { useEffect } from 'react';
import { ErrorScreen } from '#screens/shell/ErrorScreen/ErrorScreen.tsx';
import { isChunkLoadError } from '#platform/boot/isChunkLoadError.ts';
import { useRouter } from '#platform/navigation/useRouter.ts';
import { useCore } from '#platform/core.ts';

/**
 * A page that threw, or whose code could not be loaded, says so and offers a way on. It is tried again
 * without loading the document, which offline would leave the portal for the browser's own error page;
 * and by itself once the network is back.
 */
export function RouteError({ error }: { error: unknown }) {
  const { navigate, revalidate } = useRouter();
  const { log, onPageShown } = useCore();
  useEffect(() => log.warn(`A page failed: ${String(error)}`), [error, log]);

  // Where the shell itself threw, nothing else says so, and responses would be held for ever.
  useEffect(onPageShown, [onPageShown]);

  const tryAgain = () => void revalidate();
  useEffect(() => {
    const listener = () => void revalidate();
    globalThis.addEventListener('online', listener);
    return () => globalThis.removeEventListener('online', listener);
  }, [revalidate]);

  return <ErrorScreen unreached={isChunkLoadError(error)} onRetry={tryAgain} onOpen={(path) => void navigate(path)} />;
}
