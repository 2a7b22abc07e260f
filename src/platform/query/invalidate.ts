import type { InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query';

/** Invalidates the queries under several keys; active ones are refetched by default. */
export function invalidate(
  client: QueryClient,
  keys: readonly QueryKey[],
  options?: Pick<InvalidateQueryFilters, 'refetchType'>,
): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey, ...options });
}
