import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';

/** Runs a mutation outside a component; the mutation cache shows its failure. */
export async function runMutation<T, V>(
  client: QueryClient,
  options: MutationObserverOptions<T, Error, V>,
  variables: V,
): Promise<T> {
  const observer = new MutationObserver(client, options);
  try {
    return await observer.mutate(variables);
  } finally {
    // An observed mutation is never garbage collected.
    observer.reset();
  }
}
