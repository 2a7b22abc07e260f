import { useState } from 'react';
import * as v from 'valibot';
import { comicStatusSchema, FEE_MARKS, RANK_KINDS, RANK_PERIODS } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import { LIBRARY_START, LIBRARY_TABS, type LibraryPlace } from '#screens/comics/Library/libraryPlace.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

const optional = <const S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

const querySchema = v.object({
  tab: v.fallback(v.picklist(LIBRARY_TABS), LIBRARY_START.tab),
  sort: v.fallback(v.picklist(['hot', 'new']), LIBRARY_START.sort),
  rank: v.fallback(v.picklist(RANK_KINDS), LIBRARY_START.rank),
  period: v.fallback(v.picklist(RANK_PERIODS), LIBRARY_START.period),
  tag: optional(v.pipe(v.string(), v.maxLength(64))),
  status: optional(v.pipe(v.string(), v.transform(Number), comicStatusSchema)),
  fee: optional(v.picklist(FEE_MARKS)),
  keyword: optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
});

const read = (search: URLSearchParams): LibraryPlace => v.parse(querySchema, Object.fromEntries(search));

/** What differs from where one begins, as the address spells it. */
function pathOf(place: LibraryPlace): string {
  const start = new Map<string, unknown>(Object.entries(LIBRARY_START));
  const told = Object.entries(place).filter(([name, value]) => value !== undefined && value !== start.get(name));
  // The tab stands in the address even where it is the first: the plain address is the tab one was on.
  return paths.library({ tab: place.tab, ...Object.fromEntries(told.map(([name, value]) => [name, String(value)])) });
}

/**
 * Where somebody is in the library. It stands in the address, so that a reload and Back find it again; the
 * plain address, which the bottom bar leads to, is where one was.
 */
export function useLibraryPlace() {
  const [searchParams] = useSearchParams();
  const { replace } = useNavigation();
  const [last, setLast] = useState(LIBRARY_START);
  const [lastQuery, setLastQuery] = useState('');
  const query = searchParams.toString();
  if (query !== '' && query !== lastQuery) {
    setLastQuery(query);
    setLast(read(searchParams));
  }
  const place = query === '' ? last : read(searchParams);
  return { place, changePlace: (change: Partial<LibraryPlace>) => replace(pathOf({ ...place, ...change })) };
}
