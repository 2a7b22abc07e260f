import { paths } from '#domain/paths.ts';
import { useCore } from '../core.ts';
import { useRouter } from './useRouter.ts';

/** Opens an in-app path; fulfilled once it is shown or given up. Who opens login comes back, once logged in, to where they were (product D5). */
export function useNavigate(): (path: string) => Promise<void> {
  const { navigate } = useRouter();
  const { redirectToLogin } = useCore();
  return async (path) => (path === paths.login ? redirectToLogin() : navigate(path));
}
