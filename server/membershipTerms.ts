import type { VipOffer, VipRight } from '#domain/membership.ts';

/** What membership brings (product §2.5). */
export const VIP_RIGHTS: VipRight[] = [
  { id: 'games', title: '全部游戏免费下载', text: '付费游戏会员期内不消耗钻石' },
  { id: 'comics', title: '会员漫画免费看', text: '会员专享章节直接阅读' },
  { id: 'diamonds', title: '每日领钻石', text: '每天在福利中心领取 10 钻石' },
  { id: 'badge', title: '专属标识', text: '昵称旁点亮会员徽章' },
];

/** What someone agrees to who becomes a member. */
export const VIP_AGREEMENT: VipOffer['agreement'] = {
  title: '会员服务协议',
  content: [
    '<p>开通会员前，请您阅读以下约定。点击“立即开通”或“立即续费”，即表示您同意这些内容。</p>',
    '<h3>一、会员权益</h3>',
    '<p>会员有效期内，您可以免费下载本站全部游戏，免费阅读会员专享的漫画章节，每天领取一次会员钻石，并在昵称旁显示会员徽章。以钻石单独出售的漫画章节不包含在内。</p>',
    '<h3>二、有效期</h3>',
    '<p>月卡 30 天、季卡 90 天、年卡 365 天，自到账起计算。会员未到期时续费，新的天数从原到期日起累加。到期后权益自动停止，不会自动续费，也不会自动扣款。</p>',
    '<h3>三、到期之后</h3>',
    '<p>会员期内免费下载的付费游戏，到期后再次下载需要购买或续费会员。用钻石买下的游戏和已解锁的章节永久属于您。</p>',
    '<h3>四、支付与退款</h3>',
    '<p>会员可用现金或钻石开通，到账后不支持退款或转让。付款后未到账，请凭订单号联系客服。</p>',
    '<h3>五、未成年人</h3>',
    '<p>未成年人请在监护人同意后使用，不得自行付费开通会员。</p>',
  ].join(''),
};
