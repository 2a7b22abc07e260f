import type { InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query';

/** Marks the answers under several keys as stale, and refetches those shown unless told otherwise. */
export function invalidate(
  client: QueryClient,
  keys: readonly QueryKey[],
  options?: Pick<InvalidateQueryFilters, 'refetchType'>,
): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey, ...options });
}
