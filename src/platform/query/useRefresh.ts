import { isHandled, messageOf } from '#api/ApiError.ts';
import { useCore } from '#platform/core.ts';

type Refetch = (options: { throwOnError: true }) => Promise<unknown>;

/** Reads a page anew for pull-to-refresh: what stands stays, and a failure is told once. */
export function useRefresh(refetch: Refetch): () => Promise<void> {
  const { toasts } = useCore();
  return async () => {
    try {
      await refetch({ throwOnError: true });
    } catch (error) {
      if (!isHandled(error)) toasts.show({ type: 'error', text: messageOf(error) });
      throw error;
    }
  };
}
