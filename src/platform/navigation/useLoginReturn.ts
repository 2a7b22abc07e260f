import { paths } from '#domain/paths.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { useCore } from '../core.ts';
import { LOGIN_RETURN_STATE } from './historyStack.ts';
import { withReturn } from './guard.ts';
import { useRouteLocation } from './routeLocation.ts';
import { useNavigation } from './useNavigation.ts';
import { useRouter } from './RouterProvider.tsx';

export function useLoginReturn() {
  const { navigate } = useRouter();
  const { replace, stepBack } = useNavigation();
  const { device } = useCore();
  const { searchParams, returnsByBack } = useRouteLocation();
  const returnTo = safeReturnPath(searchParams.get('redirect'), device.origin);
  const state = returnsByBack ? LOGIN_RETURN_STATE : undefined;

  return {
    returnTo,
    /** Login pages replace each other, so that Back never returns to one; a link with a return path of its own keeps it. */
    switchLoginPage: (path: string) =>
      path.includes('?') ? replace(path) : void navigate(withReturn(path, returnTo), { replace: true, state }),
    leaveLogin: (onTo?: string) =>
      returnsByBack && onTo === undefined ? stepBack() : replace(onTo ?? returnTo ?? paths.home),
  };
}
