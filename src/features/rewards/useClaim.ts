import { useCore, useQueryFactory, useSession } from '#platform/core.ts';
import { useIdempotentMutation, type IdempotentMutationOptions } from '#platform/query/useIdempotentMutation.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { bringsMembership, invalidateMembership } from '../wallet/invalidateMembership.ts';
import { useInvalidateWallet } from '../wallet/invalidateWallet.ts';

const balanceIn = (result: unknown): number | undefined =>
  typeof result === 'object' && result !== null && 'coinNum' in result && typeof result.coinNum === 'number'
    ? result.coinNum
    : undefined;

/**
 * An idempotent write that may give or cost diamonds. What depends on the balance is refetched whatever came of it, what
 * membership opens as soon as days of it were given.
 */
export function useClaim<T, V>({ onSuccess, ...options }: Omit<IdempotentMutationOptions<T, V>, 'onSettled'>) {
  const { patches, queryClient } = useCore();
  const uid = useSession((state) => state.account.uid);
  const { status } = useQueryFactory(accountQueries);
  return useIdempotentMutation<T, V>({
    ...options,
    async onSuccess(result, claimed) {
      const coinNum = balanceIn(result);
      if (coinNum !== undefined) patches.write(status, (former) => former && { ...former, coinNum });
      if (bringsMembership(result)) invalidateMembership(queryClient, uid);
      await onSuccess(result, claimed);
    },
    onSettled: useInvalidateWallet(),
  });
}
