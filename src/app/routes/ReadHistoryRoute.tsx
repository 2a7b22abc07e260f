import { useService, useSession } from '#platform/core.ts';
import { readingOf } from '#features/comics/readingStore.ts';
import { useStore } from 'zustand';
import { ReadHistoryScreen } from '#screens/comics/ReadHistory/ReadHistoryScreen.tsx';
import { useDeleteHistory } from '#features/comics/useDeleteHistory.ts';
import { useReadHistory } from '#features/comics/useReadHistory.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';

/** Nothing chosen by one person stays chosen for the next. */
export function ReadHistoryRoute() {
  return <ReadHistoryPage key={useSession((state) => state.cacheScope)} />;
}

function ReadHistoryPage() {
  const { navigate, back } = useNavigation();
  const reading = useService(readingOf);
  const noTrace = useStore(reading, (state) => state.noTrace);
  const { entries, isLocal, loadMore, retry } = useReadHistory();
  const deletion = useDeleteHistory(entries.state === 'ready' ? entries.items.map(({ id }) => id) : []);

  return (
    <ReadHistoryScreen
      entries={entries}
      isLocal={isLocal}
      noTrace={noTrace}
      pending={deletion.pending}
      now={useNow()}
      onChangeNoTrace={reading.setNoTrace}
      onDelete={deletion.remove}
      onClear={deletion.clear}
      onLoadMore={loadMore}
      onRetry={retry}
      onOpen={navigate}
      onBack={back}
    />
  );
}
