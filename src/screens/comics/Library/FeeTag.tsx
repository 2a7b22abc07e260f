import { Tag } from '#components/Tag/Tag.tsx';
import type { FeeMark } from '#domain/comic.ts';

/** What a book costs, in one short word; free and diamonds say nothing here. */
export function FeeTag({ mark, member }: { mark: FeeMark; member: boolean }) {
  if (mark === 'limited') return <Tag tone="danger">限时免费</Tag>;
  if (mark === 'vip') return <Tag tone="goldTint">{member ? '会员免费' : '会员'}</Tag>;
  return null;
}
