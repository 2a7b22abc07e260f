import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * Runs a mutation outside a component; the mutation cache shows its failure. Nothing observes it, so that it needs no
 * `MutationObserver` in the code of the square.
 */
export const runMutation = <T, V>(
  client: QueryClient,
  options: MutationOptions<T, Error, V>,
  variables: V,
): Promise<T> => client.getMutationCache().build(client, options).execute(variables);
