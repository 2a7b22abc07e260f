import { isHandled, messageOf } from '#api/ApiError.ts';
import { useCore } from '../core.ts';

type Refetch = (options: { throwOnError: true }) => Promise<unknown>;

/** Refetches for pull-to-refresh: what is shown stays, and a failure is told once and rejects. */
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
