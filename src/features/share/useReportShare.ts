import { isLoggedIn } from '#domain/account.ts';
import { useCore, useQueryFactory } from '#platform/core.ts';
import { taskQueries } from '../tasks/taskQueries.ts';
import type { ShareSubject } from './shareSubject.ts';

/** The server accepts at most 64 of these characters. */
const refOf = ({ kind, path }: ShareSubject): string => `${kind}${path.replace(/[^A-Za-z0-9_-]+/g, '-')}`.slice(0, 64);

/** Reports a share, which is a daily task, in the background. */
export function useReportShare(): (subject: ShareSubject) => void {
  const { api, log, queryClient, session } = useCore();
  const { tasks } = useQueryFactory(taskQueries);
  return (subject) => {
    if (!isLoggedIn(session.getState().account)) return;
    api.tasks.report({ event: 'share', refId: refOf(subject) }).then(
      () => void queryClient.invalidateQueries({ queryKey: tasks.queryKey }),
      (error: unknown) => log.warn(`A share was not reported: ${String(error)}`),
    );
  };
}
