import { useState } from 'react';
import { paths } from '#domain/paths.ts';
import { RECOMMENDED } from '#screens/square/Square/squareTabs.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

/**
 * Which tab of the square is shown, or what is searched: both stand in the address, so that a reload and Back
 * find them again. The plain address, which the bottom bar leads to, is the tab one was on.
 */
export function useSquarePlace() {
  const [searchParams] = useSearchParams();
  const { replace } = useNavigation();
  const named = searchParams.get('tag');
  const [last, setLast] = useState(RECOMMENDED);
  if (named !== null && named !== last) setLast(named);
  const tab = named ?? last;
  return {
    tab,
    keyword: searchParams.get('keyword')?.trim() ?? '',
    changeTab: (next: string) => replace(paths.squareTag(next)),
    search: (keyword: string) => replace(keyword === '' ? paths.squareTag(tab) : paths.squareSearch(keyword)),
  };
}
