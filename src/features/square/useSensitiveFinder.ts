import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createSensitiveFinder, type SensitiveFinder } from '#domain/sensitiveWords.ts';
import type { SensitiveWord } from '#domain/square.ts';
import { useQueryFactory } from '#platform/core.ts';
import { squareQueries } from './squareQueries.ts';

/** `refused`: words the server refused that the operators' list does not hold. */
type Options = { refused?: readonly string[]; enabled?: boolean };

const NO_WORDS: readonly SensitiveWord[] = [];
const NONE_REFUSED: readonly string[] = [];

/** Finds words the server would refuse; until their list is loaded, and where it cannot be, the server alone decides. */
export function useSensitiveFinder({ refused = NONE_REFUSED, enabled = true }: Options): SensitiveFinder {
  const { data: words = NO_WORDS } = useQuery({ ...useQueryFactory(squareQueries).sensitiveWords, enabled });
  return useMemo(() => createSensitiveFinder([...words.map(({ word }) => word), ...refused]), [words, refused]);
}
