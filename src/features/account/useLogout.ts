import { useCore } from '#platform/core.ts';

/** Logs out: the call ends the session on the server; the local logout waits for nothing (spec §4). */
export function useLogout(): () => void {
  const { api, session } = useCore();
  return () => {
    api.account.logout(session.getState().account.uid).catch(() => undefined);
    session.logout();
  };
}
