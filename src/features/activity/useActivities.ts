import { useQuery } from '@tanstack/react-query';
import { namedId } from '#domain/mendPath.ts';
import { paths } from '#domain/paths.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { activityStateOf, activityTabOf, FIRST_ACTIVITY_TAB, type ActivityTab } from '#domain/activityTabs.ts';
import { useQueryFactory } from '#platform/core.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useFindable } from '#platform/query/useLoadable.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { activityQueries } from './activityQueries.ts';

/** The first tab is not named in the address. */
function hrefOf(tab: ActivityTab, id?: string): string {
  if (tab !== FIRST_ACTIVITY_TAB) return paths.activityTab(tab, id);
  return id === undefined ? paths.activity : paths.activityDetail(id);
}

/**
 * The tab of 活动中心 and the open activity, both in the address, so that links and reloads find them. The sheet has no
 * history entry of its own; Back closes it as any layer.
 */
export function useActivities() {
  const [searchParams] = useSearchParams();
  const { replace } = useNavigation();
  const tab = activityTabOf(searchParams.get('tab'));
  const id = namedId(searchParams.get('id'));
  const { activities, activity } = useQueryFactory(activityQueries);
  const { paged, loadMore, retry } = usePagedQuery(activities(activityStateOf(tab)));

  const validId = id !== null && isSafeId(id);
  const query = useQuery({
    ...activity(id ?? ''),
    enabled: validId,
    placeholderData: paged.state === 'ready' ? paged.items.find((listed) => listed.id === id) : undefined,
  });
  const opened = useFindable(query, validId);
  return {
    tab,
    activities: paged,
    opened: id === null ? undefined : opened,
    onChangeTab: (next: ActivityTab) => replace(hrefOf(next)),
    onOpenActivity: (next: string) => replace(hrefOf(tab, next)),
    onCloseActivity: () => replace(hrefOf(tab)),
    onLoadMore: loadMore,
    onRetry: retry,
    onRetryActivity: () => void query.refetch(),
  };
}
