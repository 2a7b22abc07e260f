export type ShareSubject = {
  kind: 'game' | 'post' | 'comic' | 'invite';
  /** Its page, from `paths`. */
  path: string;
  title: string;
  excerpt?: string;
  /** URL of a picture; one that cannot be loaded is left out of the poster. */
  picture?: string;
};

/** The texts of a poster of each kind beside its QR code. */
export const POSTER_WORDS = {
  game: { mark: '游戏推荐', invitation: '查看游戏详情' },
  post: { mark: '广场帖子', invitation: '查看全文与评论' },
  comic: { mark: '漫画推荐', invitation: '开始阅读' },
  invite: { mark: '好友邀请', invitation: '一起加入' },
} satisfies Record<ShareSubject['kind'], { mark: string; invitation: string }>;
