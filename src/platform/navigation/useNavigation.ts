import { paths } from '#domain/paths.ts';
import { useCore } from '../core.ts';
import { bypassBlocker, cameByOwnLink, historyIndex } from './historyStack.ts';
import { useRouteLocation } from './routeLocation.ts';
import { useRouter } from './RouterProvider.tsx';

export function useNavigation() {
  const router = useRouter();
  const { redirectToLogin } = useCore();
  const { fallbackBackPath } = useRouteLocation();
  const replace = (path: string) => void router.navigate(path, { replace: true });
  const stepBack = () => {
    bypassBlocker();
    router.back();
  };

  return {
    /** Opens an in-app path; fulfilled once it is shown or aborted. After login the person is back where they were. */
    navigate: async (path: string) => (path === paths.login ? redirectToLogin() : router.navigate(path)),
    replace,
    stepBack,
    back: () => (historyIndex() > 0 || cameByOwnLink() ? stepBack() : replace(fallbackBackPath)),
  };
}

/** What the back button of a page does. */
export const useBack = () => useNavigation().back;
