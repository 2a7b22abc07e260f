import type { Api } from './createApi.ts';

type ArgumentsOf<Call> = Call extends (...given: infer Given) => unknown ? Given : never;
type Arguments = { [Area in keyof Api]: { [Name in keyof Api[Area]]: ArgumentsOf<Api[Area][Name]> } };

/** One call of the portal, with arguments that fit it. */
export type EveryCall = { name: string; ask(api: Api): Promise<unknown> };

let keys = 0;
/** A new idempotency key for each call: a server refuses one key for two different requests. */
const intent = () => ({ requestId: `every-call-${(keys += 1)}` });
const position = { cid: '2001-3', page: 7, offset: 0.5, finished: false, updateTime: 9 };
const picture = new Blob([new Uint8Array([1])], { type: 'image/png' });

/** Arguments for every call, by ids of the demo content. A call without a line here does not compile. */
const argumentsFor = (uid: string): Arguments => ({
  device: { init: ['d-1'] },
  account: {
    registerWithName: [{ loginName: 'every_call', password: 'secret-1' }],
    login: [{ loginName: 'vip01', password: 'portal123' }],
    sendSmsCode: [{ scene: 'login', phone: '13712345678' }],
    loginWithPhone: [{ phone: '13712345678', smsCode: '123456' }],
    loginPhoneWithoutRegister: [{ phone: '13712345678', smsCode: '123456' }],
    logout: [''],
    status: [uid],
    contact: [],
    resetPassword: [uid, { password: 'portal123', oldPassword: 'wrong' }],
    bindPhone: [uid, { phone: '13712345679', smsCode: '123456' }],
    ownAccount: [uid],
    updateInfo: [uid, { sex: 1 }],
    uploadAvatar: [uid, picture],
  },
  messages: { list: [uid], open: ['10000001-m1'], readAll: [] },
  games: {
    list: [],
    detail: ['1002'],
    gifts: ['1002'],
    downloadUrl: ['1001', { platformType: 1, ...intent() }],
    reportInstall: [{ inviteCode: 'ABC123' }],
  },
  recharge: {
    offer: [],
    payInfo: [{ kind: 'coin', productId: 'coin-60', payType: 'mock', returnUrl: '/recharge', ...intent() }],
    order: [uid, 'o-1'],
    cancelOrder: ['o-1'],
    orders: [uid],
    ledger: [uid],
  },
  membership: {
    offer: [uid],
    open: [{ vipId: 'vip-month', payType: 'alipay', type: 1, source: '1002', returnUrl: '/profile', ...intent() }],
  },
  gifts: { mine: ['claimed'], claim: ['1002-g1', intent().requestId], redeem: [{ code: 'QINGYU2026', ...intent() }] },
  faq: { list: [] },
  bulletin: { current: [] },
  home: { load: [], search: ['猫'] },
  invite: { mine: [], check: ['ABC123'] },
  square: {
    tags: [],
    posts: [],
    followedPosts: [],
    post: ['p1214'],
    comments: ['p1214'],
    replies: ['p1214', 'c1214-1'],
    ownPosts: [],
    ownComments: [],
    suggestions: ['猫'],
    config: [],
    sensitiveWords: [],
    publishPost: [{ tagId: 'chat', content: '你好', images: [], ...intent() }],
    deletePost: ['p-none'],
    likePost: ['p1214', true],
    publishComment: ['p1214', { content: '你好', ...intent() }],
    deleteComment: ['c-none'],
    likeComment: ['c1214-1', true],
    follow: ['10000105', true],
    block: ['10000106', true],
    report: [{ targetType: 'post', targetId: 'p1213', reason: 'other' }],
    upload: [picture],
  },
  comics: {
    home: [],
    list: [],
    tags: [],
    rank: ['hot', 'week'],
    detail: ['2001'],
    chapters: ['2004'],
    chapter: ['2001', '2001-5'],
    unlock: ['2001', '2001-5', intent()],
    subscribe: ['2004', true],
    subscriptions: [],
    history: [],
    clearHistory: ['all'],
    saveProgress: ['2001', position],
    mergeProgress: [[position]],
  },
  checkIn: {
    info: ['2026-06'],
    checkIn: [intent()],
    makeUp: [{ date: '2026-06-28', ...intent() }],
    claimMilestone: [3, intent()],
  },
  tasks: {
    list: [],
    claim: ['daily-checkin', intent()],
    claimAll: [intent()],
    report: [{ event: 'share', refId: 'game-1001' }],
  },
  welfare: { home: [], claim: ['newbie', intent()] },
  activities: { list: [1], detail: ['3003'], join: ['3002', intent()] },
});

type Area = Record<string, ((...given: unknown[]) => Promise<unknown>) | undefined>;

/** Every call the api has, found in the api itself. Throws for one without arguments. */
export function everyCall(api: Api, uid = '10000001'): EveryCall[] {
  const known = argumentsFor(uid) as Record<string, Record<string, readonly unknown[]>>;
  return Object.entries(api).flatMap(([area, calls]) =>
    Object.keys(calls).map((name) => {
      const given = known[area]?.[name];
      if (given === undefined) throw new Error(`There are no arguments for ${area}.${name}.`);
      const ask = async (asked: Api) => (asked as unknown as Record<string, Area>)[area]?.[name]?.(...given);
      return { name: `${area}.${name}`, ask };
    }),
  );
}
