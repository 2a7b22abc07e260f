import { namedId } from '#domain/mendPath.ts';
import { paths } from '#domain/paths.ts';
import { activityTabOf, FIRST_ACTIVITY_TAB, type ActivityTab } from '#screens/activity/activityTabs.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

/** The first tab is not named in the address. */
function hrefOf(tab: ActivityTab, id?: string): string {
  if (tab !== FIRST_ACTIVITY_TAB) return paths.activityTab(tab, id);
  return id === undefined ? paths.activity : paths.activityDetail(id);
}

/**
 * The tab of 活动中心 and the open activity, both in the address, so that links and reloads find them. The sheet has no
 * history entry of its own; Back closes it as any layer.
 */
export function useActivityPlace() {
  const [searchParams] = useSearchParams();
  const { replace } = useNavigation();
  const tab = activityTabOf(searchParams.get('tab'));
  return {
    tab,
    openId: namedId(searchParams.get('id')),
    changeTab: (next: ActivityTab) => replace(hrefOf(next)),
    openActivity: (id: string) => replace(hrefOf(tab, id)),
    closeActivity: () => replace(hrefOf(tab)),
  };
}
