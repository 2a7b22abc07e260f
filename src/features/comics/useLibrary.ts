import type { ComicFilter } from '#api/comics.ts';
import type { LibraryPlace } from '#screens/comics/Library/libraryPlace.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useQueries } from '#platform/core.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';
import { useComicList } from './useComicList.ts';
import { useVisited } from './useVisited.ts';

/** The server's numbers: 1 hottest, 2 newest (product D14). */
const SORT = { hot: 1, new: 2 } as const;

const filterOf = ({ tag, status, fee, sort }: LibraryPlace): ComicFilter => ({
  sort: SORT[sort],
  ...(tag !== undefined && { tag }),
  ...(status !== undefined && { status }),
  ...(fee !== undefined && { fee }),
});

/** What the library shows at a place; a tab that was never looked at asks for nothing. */
export function useLibrary(place: LibraryPlace) {
  const comics = useQueries(comicQueries);
  const visited = useVisited(place.tab);
  const { keyword = '' } = place;
  const home = useQuery(comics.home);
  const ranked = useQuery({ ...comics.rank(place.rank, place.period), enabled: visited.has('rank') });
  const tags = useQuery({ ...comics.tags, enabled: visited.has('all') });
  const updates = useComicList({ sort: 2 }, visited.has('update'));
  const filtered = useComicList(filterOf(place), visited.has('all'));
  const results = useComicList({ keyword, sort: 1 }, keyword !== '');
  const rereads: Record<LibraryPlace['tab'], () => Promise<unknown>> = {
    home: () => home.refetch({ throwOnError: true }),
    update: updates.reread,
    rank: () => ranked.refetch({ throwOnError: true }),
    all: filtered.reread,
  };
  return {
    data: {
      home: toLoadable(home),
      ranked: toLoadable(ranked),
      tags: toLoadable(tags),
      updates: updates.list,
      filtered: filtered.list,
      results: results.list,
      onRetryHome: () => void home.refetch(),
      onRetryRank: () => void ranked.refetch(),
    },
    /** Reads anew what is in view. */
    reread: rereads[place.tab],
  };
}
