import { namedId } from '#domain/mendPath.ts';
import { paths } from '#domain/paths.ts';
import { activityTabOf, FIRST_ACTIVITY_TAB, type ActivityTab } from '#screens/activity/activityTabs.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

/** The first tab goes without saying. */
function pathOf(tab: ActivityTab, id?: string): string {
  if (tab !== FIRST_ACTIVITY_TAB) return paths.activityTab(tab, id);
  return id === undefined ? paths.activity : paths.activityDetail(id);
}

/**
 * The tab of 活动中心 and the activity that stands open, both in the address: a link leads to them and a reload finds
 * them. The sheet takes no place in history of its own; Back closes it as it does any (product.md D18).
 */
export function useActivityPlace() {
  const [searchParams] = useSearchParams();
  const { replace } = useNavigation();
  const tab = activityTabOf(searchParams.get('tab'));
  return {
    tab,
    openId: namedId(searchParams.get('id')),
    changeTab: (next: ActivityTab) => replace(pathOf(next)),
    openActivity: (id: string) => replace(pathOf(tab, id)),
    closeActivity: () => replace(pathOf(tab)),
  };
}
