import { paths } from '#domain/paths.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { useCore } from '../core.ts';
import { LOGIN_RETURN_STATE } from './historyStack.ts';
import { withReturn } from './loginPath.ts';
import { useRouteLocation } from './routeLocation.ts';
import { useNavigation } from './useNavigation.ts';
import { useRouter } from './RouterProvider.tsx';

/** Where a login page leads to: back to the page that asked for it. */
export function useLoginReturn() {
  const { navigate } = useRouter();
  const { replace, stepBack } = useNavigation();
  const { device } = useCore();
  const { searchParams, returnsByBack } = useRouteLocation();
  const returnTo = safeReturnPath(searchParams.get('redirect'), device.origin);
  const state = returnsByBack ? LOGIN_RETURN_STATE : undefined;

  return {
    returnTo,
    /**
     * From one login page to another: they replace each other, so that Back never returns to one. A link with a return
     * path of its own (忘记密码) keeps it.
     */
    switchLoginPage: (path: string) =>
      path.includes('?') ? replace(path) : void navigate(withReturn(path, returnTo), { replace: true, state }),
    /** After login: `onTo`, else the page that asked, else home. */
    leaveLogin: (onTo?: string) =>
      returnsByBack && onTo === undefined ? stepBack() : replace(onTo ?? returnTo ?? paths.home),
  };
}
