import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '#screens/shell/ErrorScreen/ErrorScreen.tsx';
import { usePortal } from '../portal.ts';

/**
 * A page that threw, or whose code could not be loaded, says so and offers a way on. It is tried again
 * without loading the document, which offline would leave the portal for the browser's own error page;
 * and by itself once the network is back.
 */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const { log } = usePortal();
  useEffect(() => log.warn(`A page failed: ${String(error)}`), [error, log]);

  const tryAgain = () => void navigate(location, { replace: true, state: location.state });
  const onOnline = useEffectEvent(tryAgain);
  useEffect(() => {
    const listener = () => onOnline();
    globalThis.addEventListener('online', listener);
    return () => globalThis.removeEventListener('online', listener);
  }, []);

  return <ErrorScreen onRetry={tryAgain} onOpen={(path) => void navigate(path)} />;
}
