import { LinkProvider } from '#components/Link/LinkProvider.tsx';
import { paths } from '#domain/paths.ts';
import { LibraryScreen } from '#screens/comics/Library/LibraryScreen.tsx';
import { useLibrary } from '#features/comics/useLibrary.ts';
import { useLibraryLocation } from '#features/comics/useLibraryLocation.ts';
import { useRecent } from '#features/comics/useReadHistory.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useMember } from '#features/account/useStatus.ts';
import { useTabReselect } from '#platform/navigation/tabReselect.ts';

export function AnimateRoute() {
  const { navigate, replace } = useNavigation();
  const { location, changeLocation } = useLibraryLocation();
  const { data, refresh: refreshTab } = useLibrary(location);
  const { recent, refetch } = useRecent();

  const refresh = () => {
    refetch();
    return refreshTab();
  };
  // A failure has been reported by then.
  useTabReselect(() => void refresh().catch(() => undefined));
  /** Another tab of the library is this same page: Back leaves it in one step. */
  const openOrTurn = (path: string) => (path.startsWith(`${paths.animate}?`) ? replace(path) : navigate(path));

  return (
    <LinkProvider navigate={openOrTurn}>
      <LibraryScreen
        {...data}
        location={location}
        recent={recent}
        member={useMember()}
        now={useNow()}
        onChangeLocation={changeLocation}
        onRefresh={refresh}
      />
    </LinkProvider>
  );
}
