import { useState } from 'react';
import * as v from 'valibot';
import { comicStatusSchema, FEE_MARKS, RANK_KINDS, RANK_PERIODS } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import { LIBRARY_START, LIBRARY_TABS, type LibraryLocation } from '#domain/libraryLocation.ts';
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

const read = (search: URLSearchParams): LibraryLocation => v.parse(querySchema, Object.fromEntries(search));

/** The address of a location: its differences from the start. */
function hrefOf(location: LibraryLocation): string {
  const start = new Map<string, unknown>(Object.entries(LIBRARY_START));
  const differences = Object.entries(location).filter(
    ([name, value]) => value !== undefined && value !== start.get(name),
  );
  // The tab is always in the address: the plain address means the tab shown last.
  return paths.library({
    tab: location.tab,
    ...Object.fromEntries(differences.map(([name, value]) => [name, String(value)])),
  });
}

/** Tab and filters of the library. They are in the address, for reload and Back; the plain address of the bottom bar means the last ones. */
export function useLibraryLocation() {
  const [searchParams] = useSearchParams();
  const { replace } = useNavigation();
  const [last, setLast] = useState(LIBRARY_START);
  const [lastQuery, setLastQuery] = useState('');
  const query = searchParams.toString();
  if (query !== '' && query !== lastQuery) {
    setLastQuery(query);
    setLast(read(searchParams));
  }
  const location = query === '' ? last : read(searchParams);
  return {
    location,
    changeLocation: (change: Partial<LibraryLocation>) => replace(hrefOf({ ...location, ...change })),
  };
}
