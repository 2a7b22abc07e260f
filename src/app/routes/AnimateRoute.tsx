import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { isMember } from '#domain/userStatus.ts';
import { LibraryScreen } from '#screens/comics/Library/LibraryScreen.tsx';
import { useLibrary } from '#features/comics/useLibrary.ts';
import { useLibraryPlace } from '#features/comics/useLibraryPlace.ts';
import { useRecent } from '#features/comics/useRecent.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useRefresh } from '#platform/query/useRefresh.ts';
import { useTabReselect } from '#platform/navigation/useTabReselect.ts';
import { useStatus } from '#features/account/useStatus.ts';

export function AnimateRoute() {
  const { navigate, replace } = useNavigation();
  const { place, changePlace } = useLibraryPlace();
  const { data, reread } = useLibrary(place);
  const { recent, refetch } = useRecent();

  const refresh = useRefresh(() => {
    refetch();
    return reread();
  });
  // A failure has been told of by then.
  useTabReselect(() => void refresh().catch(() => undefined));
  /** Another place of the library is a tab of this page: Back leaves it in one step. */
  const openOrTurn = (path: string) => (path.startsWith(`${paths.animate}?`) ? replace(path) : navigate(path));

  return (
    <LibraryScreen
      {...data}
      place={place}
      recent={recent}
      member={isMember(valueOf(useStatus()))}
      now={useNow()}
      onChangePlace={changePlace}
      onRefresh={refresh}
      onOpen={openOrTurn}
    />
  );
}
