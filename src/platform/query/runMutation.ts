import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation outside a component; unobserved, so that no `MutationObserver` is loaded. */
export const runMutation = <T, V>(
  client: QueryClient,
  options: MutationOptions<T, Error, V>,
  variables: V,
): Promise<T> => client.getMutationCache().build(client, options).execute(variables);
