import { useNavigate } from 'react-router-dom';

/** Opens an in-app path; for what stands around the pages. */
export function useOpen(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => void navigate(path);
}
