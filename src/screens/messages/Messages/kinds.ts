import type { Message } from '#domain/message.ts';

/** How each kind of message looks, and what it is called. */
export const KIND = {
  system: { name: '系统通知', picture: '/demo/rewards/horn.svg' },
  order: { name: '订单', picture: '/demo/rewards/diamonds-2.svg' },
  gift: { name: '礼包', picture: '/demo/rewards/gift-blue.svg' },
  comment: { name: '评论', picture: '/demo/messages/comment.svg' },
  like: { name: '点赞', picture: '/demo/messages/like.svg' },
  follow: { name: '关注', picture: '/demo/rewards/invite.svg' },
} satisfies Record<Message['kind'], { name: string; picture: string }>;
