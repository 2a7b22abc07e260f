import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useQueryFactory } from '#platform/core.ts';
import { squareQueries } from './squareQueries.ts';

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
