import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isRefusal, type ApiError } from '#api/ApiError.ts';
import { useCore } from '../core.ts';
import { onceErrorText, sendOnce, type NoRepeatOf } from '../device/idempotencyKeys.ts';

export type IdempotentMutationOptions<T, V> = {
  /** Under which name the write's idempotency key is kept, and what tells it from other writes of that name. */
  keyOf: (variables: V) => readonly [name: string, variant?: string];
  send: (variables: V, requestId: string) => Promise<T>;
  /** Handles a refusal; true: it is shown, and no toast is. */
  onRefused?: ((error: ApiError, variables: V) => boolean) | undefined;
  noRepeatOf?: NoRepeatOf | undefined;
  onSuccess: (result: T, variables: V) => unknown;
  onSettled: () => unknown;
};

/** A write done once for ten taps, a lost answer or a reload; an answer to a former session reaches no callback. */
export function useIdempotentMutation<T, V>(options: IdempotentMutationOptions<T, V>) {
  const { keyOf, send, onRefused, noRepeatOf = '结算', ...callbacks } = options;
  const { idempotencyKeys } = useCore();
  /** A second tap comes sooner than the next render. */
  const inFlight = useRef(false);
  const { isPending, mutateAsync, variables } = useMutation({
    ...callbacks,
    mutationFn: (written: V) => sendOnce(idempotencyKeys(...keyOf(written)), (requestId) => send(written, requestId)),
    meta: {
      errorText: (error, written: V) =>
        isRefusal(error) && onRefused?.(error, written) ? undefined : onceErrorText(error, noRepeatOf),
    },
  });

  const mutate = async (written: V): Promise<void> => {
    if (inFlight.current) return;
    inFlight.current = true;
    // The mutation cache has shown the failure.
    await mutateAsync(written).catch(() => undefined);
    inFlight.current = false;
  };
  return { isPending, pending: isPending ? variables : undefined, mutate };
}
