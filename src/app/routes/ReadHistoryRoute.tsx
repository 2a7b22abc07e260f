import { useService } from '#platform/core.ts';
import { readingOf } from '#features/comics/readingStore.ts';
import { useStore } from 'zustand';
import { ReadHistoryScreen } from '#screens/comics/ReadHistory/ReadHistoryScreen.tsx';
import { useDeleteHistory } from '#features/comics/useDeleteHistory.ts';
import { useReadHistory } from '#features/comics/useReadHistory.ts';
import { useBack } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';

export function ReadHistoryRoute() {
  const reading = useService(readingOf);
  const noTrace = useStore(reading, (state) => state.noTrace);
  const { entries, isLocal, loadMore, retry } = useReadHistory();
  const deletion = useDeleteHistory(entries.state === 'ready' ? entries.items.map(({ id }) => id) : []);

  return (
    <ReadHistoryScreen
      onBack={useBack()}
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
    />
  );
}
