import { useState } from 'react';
import { Code } from '#domain/envelope.ts';
import { cleanCode } from '#domain/fields.ts';
import type { RedeemResult } from '#domain/redeem.ts';
import { useCore, useSession } from '#platform/core.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { giftKeys } from './giftQueries.ts';
import { useClaim } from '../rewards/useClaim.ts';

/** Shown beside the field; other refusals are shown in the server's words. */
const TEXT: Readonly<Record<number, string>> = {
  [Code.redeemInvalid]: '兑换码无效',
  [Code.redeemUsed]: '兑换码已被使用',
  [Code.redeemExpired]: '兑换码已过期',
  [Code.limitReached]: '您已使用过同类兑换码',
};

/** The field 兑换码: its text is kept until the server has accepted it. */
export function useRedeem(initialCode: string) {
  const { api, queryClient } = useCore();
  const uid = useSession((state) => state.account.uid);
  const [code, setCode] = useState(initialCode);
  const [error, setError] = useState<string>();
  const [redeemed, setRedeemed] = useState<RedeemResult>();

  const { isPending, mutate } = useClaim({
    keyOf: (plain: string) => [`redeem:${plain}`],
    send: (plain, requestId) => api.gifts.redeem({ code: plain, requestId }),
    onSuccess(result) {
      setRedeemed(result);
      setCode('');
      invalidate(queryClient, [giftKeys(uid).ownGifts()]);
    },
    onRefused(refusal) {
      setError(TEXT[refusal.code ?? Code.general] ?? refusal.message);
      return true;
    },
  });

  return {
    code,
    redeeming: isPending,
    redeemError: error,
    redeemed,
    onChangeCode(next: string) {
      setCode(next);
      setError(undefined);
    },
    onRedeem(typed: string) {
      setRedeemed(undefined);
      setError(undefined);
      void mutate(cleanCode(typed));
    },
  };
}
