import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '#domain/paths.ts';
import { useQueryFactory } from '#platform/core.ts';
import { RECOMMENDED } from '#domain/squareTabs.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { squareQueries } from './squareQueries.ts';

/** Tab and search of the square, as the address says, for reload and Back. The plain address of the bottom bar is the last tab. */
export function useSquareParams() {
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

const NONE: readonly string[] = [];

const PAUSE_MS = 250;

/** Suggestions for exactly what is typed; none while typing goes on, or when they cannot be read. */
export function useSuggestions() {
  const [typed, suggest] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), typed === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery(useQueryFactory(squareQueries).suggestions(asked));
  return { suggestions: typed !== '' && typed === asked ? (data ?? NONE) : NONE, suggest };
}
