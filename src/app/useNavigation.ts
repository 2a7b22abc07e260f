import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { ASKED_FROM_PREVIOUS_PAGE, historyIndex } from './historyEntry.ts';
import { loginPath, withReturn } from './loginPath.ts';
import { usePlace } from './place.ts';
import { usePortal } from './portal.ts';

/** How pages move about. */
export function useNavigation() {
  const navigate = useNavigate();
  const { device } = usePortal();
  const { search, askedFromPreviousPage } = usePlace();
  const returnTo = safeReturnPath(search.get('redirect'), device.origin);
  const state = askedFromPreviousPage ? ASKED_FROM_PREVIOUS_PAGE : undefined;

  const replace = (path: string) => void navigate(path, { replace: true });

  return {
    open: (path: string) => void navigate(path),
    replace,
    /** Back in history when the page was reached from inside the app, else to its back target (product §2.1). */
    back: (target: string) => (historyIndex() > 0 ? void navigate(-1) : replace(target)),
    /** To login and, once logged in, back to `from`. */
    goToLogin: (from: string) => void navigate(loginPath(from), { state: ASKED_FROM_PREVIOUS_PAGE }),
    /** From one login page to another: they replace each other, so that Back never returns to one. */
    switchLoginPage: (path: string) => void navigate(withReturn(path, returnTo), { replace: true, state }),
    /** After login: the place that asked, else home. */
    leaveLogin: () => (askedFromPreviousPage ? void navigate(-1) : replace(returnTo ?? paths.home)),
  };
}
