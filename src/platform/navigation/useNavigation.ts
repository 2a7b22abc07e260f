import { paths } from '#domain/paths.ts';
import { useCore } from '../core.ts';
import { bypassBlocker } from './backBlocker.ts';
import { cameByOwnLink, historyIndex } from './historyStack.ts';
import { useRouteLocation } from './routeLocation.ts';
import { useRouter } from './RouterProvider.tsx';

/** How pages navigate. */
export function useNavigation() {
  const router = useRouter();
  const { redirectToLogin } = useCore();
  const { fallbackBackPath } = useRouteLocation();
  const replace = (path: string) => void router.navigate(path, { replace: true });
  /** One step back in history, whatever is still closing. */
  const stepBack = () => {
    bypassBlocker();
    router.back();
  };

  return {
    /** Opens an in-app path; fulfilled once it is shown or aborted. After login the person is back where they were. */
    navigate: async (path: string) => (path === paths.login ? redirectToLogin() : router.navigate(path)),
    replace,
    stepBack,
    /** Back in history when the page was reached from inside the app, else to its parent. */
    back: () => (historyIndex() > 0 || cameByOwnLink() ? stepBack() : replace(fallbackBackPath)),
  };
}

/** The navigation events of a screen. */
export function useScreenNavigation() {
  const { navigate, back } = useNavigation();
  return { onOpen: navigate, onBack: back };
}
