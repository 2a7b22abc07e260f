import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { usePortal } from './portal.ts';

/** Opens an in-app path. Who opens login comes back, once logged in, to where they were (product D5). */
export function useOpen(): (path: string) => void {
  const navigate = useNavigate();
  const { goToLogin } = usePortal();
  return (path) => (path === paths.login ? goToLogin() : void navigate(path));
}
