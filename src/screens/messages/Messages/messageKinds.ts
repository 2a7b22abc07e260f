import type { Message } from '#domain/message.ts';
import { art } from '#theme/art.ts';

/** How each kind of message looks, and what it is called. */
export const MESSAGE_KINDS = {
  system: { name: '系统通知', picture: art('rewards/horn.svg') },
  order: { name: '订单', picture: art('rewards/diamonds-2.svg') },
  gift: { name: '礼包', picture: art('rewards/gift-blue.svg') },
  comment: { name: '评论', picture: art('messages/comment.svg') },
  like: { name: '点赞', picture: art('messages/like.svg') },
  follow: { name: '关注', picture: art('rewards/invite.svg') },
} satisfies Record<Message['kind'], { name: string; picture: string }>;
