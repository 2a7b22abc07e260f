import { paths } from '#domain/paths.ts';
import { useCore } from '#platform/core.ts';
import { useRouter } from './useRouter.ts';

/** Opens an in-app path; fulfilled once it is shown or given up. Who opens login comes back, once logged in, to where they were (product D5). */
export function useOpen(): (path: string) => Promise<void> {
  const { navigate } = useRouter();
  const { goToLogin } = useCore();
  return async (path) => (path === paths.login ? goToLogin() : navigate(path));
}
