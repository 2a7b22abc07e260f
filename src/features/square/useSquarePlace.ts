import { useState } from 'react';
import { paths } from '#domain/paths.ts';
import { RECOMMENDED } from '#screens/square/Square/squareTabs.ts';
import { usePlace } from '#platform/navigation/place.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

/**
 * Which tab of the square is shown, or what is searched: both stand in the address, so that a reload and Back
 * find them again. The plain address, which the bottom bar leads to, is the tab one was on.
 */
export function useSquarePlace() {
  const { search } = usePlace();
  const { replace } = useNavigation();
  const named = search.get('tag');
  const [last, setLast] = useState(RECOMMENDED);
  if (named !== null && named !== last) setLast(named);
  const tab = named ?? last;
  return {
    tab,
    keyword: search.get('keyword')?.trim() ?? '',
    changeTab: (next: string) => replace(paths.squareTag(next)),
    search: (keyword: string) => replace(keyword === '' ? paths.squareTag(tab) : paths.squareSearch(keyword)),
  };
}
