import { useEffect } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '#screens/shell/ErrorScreen/ErrorScreen.tsx';
import { usePortal } from '../portal.ts';

/** A page that threw, or whose code could not be loaded, says so and offers a way on. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { log } = usePortal();
  useEffect(() => log.warn(`A page failed: ${String(error)}`), [error, log]);
  return <ErrorScreen onRetry={() => void navigate(0)} onOpen={(path) => void navigate(path)} />;
}
