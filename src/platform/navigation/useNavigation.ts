import { paths } from '#domain/paths.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { useCore } from '#platform/core.ts';
import { LOGIN_RETURN_STATE, cameByOwnLink, historyIndex } from './historyStack.ts';
import { withReturn } from './loginPath.ts';
import { useRouteLocation } from './routeLocation.ts';
import { useRouter } from './useRouter.ts';
import { bypassBlocker } from './backBlocker.ts';
import { useNavigate } from './useNavigate.ts';

/** How pages move about. */
export function useNavigation() {
  const router = useRouter();
  const { device } = useCore();
  const { search, fallbackBackPath, returnsByBack } = useRouteLocation();
  const returnTo = safeReturnPath(search.get('redirect'), device.origin);
  const state = returnsByBack ? LOGIN_RETURN_STATE : undefined;

  const replace = (path: string) => void router.navigate(path, { replace: true });
  const goBack = () => {
    bypassBlocker();
    router.back();
  };

  return {
    open: useNavigate(),
    replace,
    /** Back in history when the page was reached from inside the app, else to its route's back target (product §2.1). */
    back: () => (historyIndex() > 0 || cameByOwnLink() ? goBack() : replace(fallbackBackPath)),
    /**
     * From one login page to another: they replace each other, so that Back never returns to one. A
     * link that has its own way on (忘记密码) keeps it.
     */
    switchLoginPage: (path: string) =>
      path.includes('?') ? replace(path) : void router.navigate(withReturn(path, returnTo), { replace: true, state }),
    /** Where login leads back to, when something asked for it. */
    returnTo,
    /** After login: the place that asked, else home, unless told. */
    leaveLogin: (onTo?: string) =>
      returnsByBack && onTo === undefined ? goBack() : replace(onTo ?? returnTo ?? paths.home),
  };
}
