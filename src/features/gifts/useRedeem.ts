import { useState } from 'react';
import { Code } from '#domain/envelope.ts';
import { cleanCode } from '#domain/fields.ts';
import type { RedeemResult } from '#domain/redeem.ts';
import { useCore, useSession } from '#platform/core.ts';
import { giftKeys } from '#features/gifts/giftQueries.ts';
import { useClaim } from '../rewards/useClaim.ts';

/** What is told beside the field, in the words of product §2.3; whatever else goes wrong is told in the server's. */
const TEXT: Readonly<Record<number, string>> = {
  [Code.redeemInvalid]: '兑换码无效',
  [Code.redeemUsed]: '兑换码已被使用',
  [Code.redeemExpired]: '兑换码已过期',
  [Code.limitReached]: '您已使用过同类兑换码',
};

/** The field 兑换码: what is typed is kept until the server has taken it. */
export function useRedeem(initialCode: string) {
  const { api, queryClient } = useCore();
  const uid = useSession((state) => state.account.uid);
  const { busy, claim } = useClaim();
  const [code, setCode] = useState(initialCode);
  const [error, setError] = useState<string>();
  const [redeemed, setRedeemed] = useState<RedeemResult>();

  const redeem = (typed: string) => {
    const plain = cleanCode(typed);
    setRedeemed(undefined);
    setError(undefined);
    void claim({
      kind: 'redeem',
      id: plain,
      send: (requestId) => api.gifts.redeem({ code: plain, requestId }),
      onDone(result) {
        setRedeemed(result);
        setCode('');
        void queryClient.invalidateQueries({ queryKey: giftKeys(uid).ownGifts() });
      },
      onRefused(refusal) {
        setError(TEXT[refusal.code ?? Code.general] ?? refusal.message);
        return true;
      },
    });
  };

  return {
    code,
    redeeming: busy !== undefined,
    ...(error !== undefined && { redeemError: error }),
    ...(redeemed && { redeemed }),
    onChangeCode(next: string) {
      setCode(next);
      setError(undefined);
    },
    onRedeem: redeem,
  };
}
