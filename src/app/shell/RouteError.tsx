import { useEffect } from 'react';
import { ErrorScreen } from '#screens/shell/ErrorScreen/ErrorScreen.tsx';
import { isChunkLoadError } from '#platform/boot/loadModules.ts';
import { useRouter } from '#platform/navigation/RouterProvider.tsx';
import { useCore } from '#platform/core.ts';

/**
 * The error face of a page that threw, or whose code failed to load. A retry does not load the document, which offline
 * would leave the portal for the browser's own error page; it is made by itself once the network is back.
 */
export function RouteError({ error }: { error: unknown }) {
  const { navigate, revalidate } = useRouter();
  const { log, onPageShown } = useCore();
  useEffect(() => log.warn(`A page failed: ${String(error)}`), [error, log]);

  // Where the shell itself threw, nothing else says so, and responses would be held for ever.
  useEffect(onPageShown, [onPageShown]);
  useEffect(() => {
    const retry = () => void revalidate();
    globalThis.addEventListener('online', retry);
    return () => globalThis.removeEventListener('online', retry);
  }, [revalidate]);

  return (
    <ErrorScreen
      unreached={isChunkLoadError(error)}
      onRetry={() => void revalidate()}
      onOpen={(path) => void navigate(path)}
    />
  );
}
