import { useState } from 'react';
import { isHandled, messageOf } from '#api/ApiError.ts';
import { useCore, useSession } from '#platform/core.ts';

/** One write at a time: a second wish meanwhile is dropped, a failure is told once, and what was asked for in a former session does nothing more. */
export function useTask() {
  const { session, toasts } = useCore();
  const authVersion = useSession((state) => state.authVersion);
  const [pending, setPending] = useState(false);

  const run = async <T>(ask: () => Promise<T>, onDone: (result: T) => void) => {
    if (pending) return;
    setPending(true);
    try {
      const result = await ask();
      if (session.getState().authVersion === authVersion) onDone(result);
    } catch (error) {
      if (!isHandled(error)) toasts.show({ type: 'error', text: messageOf(error) });
    } finally {
      setPending(false);
    }
  };
  return { pending, run };
}
