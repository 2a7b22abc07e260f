import { useService, useCore, useSession } from '#platform/core.ts';
import { readingOf } from '#features/comics/readingStore.ts';
import { useEffect, useMemo } from 'react';
import { useDocumentVisible } from '#components/motion/useDocumentVisible.ts';
import { isLoggedIn } from '#domain/account.ts';
import { createReadPings, STEP_MS } from './readPings.ts';

/**
 * Tells the server of the time somebody reads, for the task of the day, while the chapter lies in front of them; gives
 * what is to be called when they move in it. Without a trace, and for a visitor, nothing is told.
 */
export function useReadPings(cid: string | undefined): () => void {
  const { api, device, log } = useCore();
  const reading = useService(readingOf);
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const visible = useDocumentVisible();
  const pings = useMemo(() => {
    if (cid === undefined || !loggedIn) return undefined;
    return createReadPings(device.now(), (seconds) => {
      if (reading.getState().noTrace) return;
      api.tasks
        .report({ event: 'read', refId: cid, seconds })
        .catch((error: unknown) => log.warn(`Reading was not reported: ${String(error)}`));
    });
  }, [api, cid, device, log, loggedIn, reading]);

  useEffect(() => {
    if (!pings || !visible) return;
    const timer = setInterval(() => pings.step(device.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [device, pings, visible]);

  return () => pings?.sign(device.now());
}
