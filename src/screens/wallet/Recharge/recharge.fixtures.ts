import type { RechargeOffer } from '#domain/order.ts';

/** The packages that the reference server offers. */
export const rechargeOffer: RechargeOffer = {
  packages: [
    { id: 'p6', coin: 60, bonus: 0, priceFen: 600, tag: '', sort: 1 },
    { id: 'p30', coin: 300, bonus: 20, priceFen: 3000, tag: 'first', sort: 2 },
    { id: 'p68', coin: 680, bonus: 60, priceFen: 6800, tag: 'hot', sort: 3 },
    { id: 'p128', coin: 1280, bonus: 150, priceFen: 12_800, tag: '', sort: 4 },
    { id: 'p328', coin: 3280, bonus: 480, priceFen: 32_800, tag: '', sort: 5 },
    { id: 'p648', coin: 6480, bonus: 1200, priceFen: 64_800, tag: '', sort: 6 },
  ],
  notes: ['到账可能有片刻延迟，请勿重复支付。未成年人请勿充值。'],
  payTypes: ['alipay', 'wechat'],
};
