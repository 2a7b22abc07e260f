import { paths } from '#domain/paths.ts';
import { useCore } from '#platform/core.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { keepPending, readPending } from './pendingDownload.ts';

/** 继续下载: leads back to where the download was begun, where it resumes by itself. */
export function useContinuedDownload(gameId: string | undefined): () => void {
  const core = useCore();
  const { replace } = useNavigation();
  return () => {
    if (gameId === undefined) return replace(paths.home);
    const pending = readPending(core.tabStorage, core.session.getState().account.uid, core.device.now());
    // Begun in another tab or on another device, it resumes at the game's own page.
    const resumed = pending?.gameId === gameId ? pending : { gameId, path: paths.gameDetail(gameId) };
    keepPending(core, { ...resumed, resumes: 'atOnce' });
    replace(resumed.path);
  };
}
