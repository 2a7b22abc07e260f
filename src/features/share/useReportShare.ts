import { isLoggedIn } from '#domain/account.ts';
import { useCore, useQueries } from '#platform/core.ts';
import { taskQueries } from '#features/tasks/taskQueries.ts';
import type { ShareSubject } from './shareSubject.ts';

/** The server takes ids of 64 such characters at most. */
const refOf = ({ kind, path }: ShareSubject): string => `${kind}${path.replace(/[^A-Za-z0-9_-]+/g, '-')}`.slice(0, 64);

/** Tells the server that something was handed on, which is a task of the day; nobody waits for it. */
export function useReportShare(): (subject: ShareSubject) => void {
  const { api, log, queryClient, session } = useCore();
  const { tasks } = useQueries(taskQueries);
  return (subject) => {
    if (!isLoggedIn(session.getState().account)) return;
    api.tasks.report({ event: 'share', refId: refOf(subject) }).then(
      () => void queryClient.invalidateQueries({ queryKey: tasks.queryKey }),
      (error: unknown) => log.warn(`A share was not reported: ${String(error)}`),
    );
  };
}
