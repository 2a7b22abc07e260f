import { useEffect, useMemo } from 'react';
import { useDocumentVisible } from '#components/motion/useDocumentVisible.ts';
import { isLoggedIn } from '#domain/account.ts';
import { READ_PING_SECONDS } from '#domain/task.ts';
import { useCore, useService, useSession } from '#platform/core.ts';
import { readingOf } from './readingStore.ts';

/** After so long without activity the reader counts as away. */
const IDLE_MS = 60_000;

export const STEP_MS = 5000;

/** Adds up the time somebody reads, without the time they are away, and reports every full half minute of it. */
export function createReadingHeartbeat(startedAt: number, report: (seconds: number) => void) {
  let activeAt = startedAt;
  let readMs = 0;
  return {
    /** The reader moved in the chapter. */
    onActivity(now: number) {
      activeAt = now;
    },
    /** Another step passed with the chapter in view. */
    onStep(now: number) {
      if (now - activeAt >= IDLE_MS) return;
      readMs += STEP_MS;
      if (readMs < READ_PING_SECONDS * 1000) return;
      readMs = 0;
      report(READ_PING_SECONDS);
    },
  };
}

/** Reports the time a chapter is read, for the task of the day, but neither in no-trace mode nor for a visitor; gives `onActivity`. */
export function useReadingHeartbeat(cid: string | undefined): () => void {
  const { api, device, log } = useCore();
  const reading = useService(readingOf);
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const visible = useDocumentVisible();
  const heartbeat = useMemo(() => {
    if (cid === undefined || !loggedIn) return undefined;
    return createReadingHeartbeat(device.now(), (seconds) => {
      if (reading.getState().noTrace) return;
      api.tasks
        .report({ event: 'read', refId: cid, seconds })
        .catch((error: unknown) => log.warn(`Reading was not reported: ${String(error)}`));
    });
  }, [api, cid, device, log, loggedIn, reading]);

  useEffect(() => {
    if (!heartbeat || !visible) return;
    const timer = setInterval(() => heartbeat.onStep(device.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [device, heartbeat, visible]);

  return () => heartbeat?.onActivity(device.now());
}
