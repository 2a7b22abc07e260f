import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { MoreLine } from '#components/icons/MoreLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatRelative } from '#domain/format.ts';
import type { Post } from '#domain/square.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { FollowButton, type FollowButtonProps } from '../FollowButton/FollowButton.tsx';
import { MemberBadge } from '../MemberBadge/MemberBadge.tsx';
import * as styles from './PostCard.css.ts';

export type PostAuthorProps = {
  post: Post;
  /** Epoch ms. */
  now: number;
  /** How much the button to follow stands out; `soft`. */
  follow?: FollowButtonProps['variant'];
  onToggleFollow: () => void;
  /** Without it there is no menu. */
  onMore?: () => void;
};

const STATE_TEXT = { 0: '', 1: '审核中', 2: '已删除' } satisfies Record<Post['state'], string>;

/** Who wrote a post, and when. One does not follow oneself. */
export function PostAuthor({ post, now, follow = 'soft', onToggleFollow, onMore }: PostAuthorProps) {
  const { user, createTime, hot, isMine, state } = post;
  const [note] = [STATE_TEXT[state], hot ? '热门' : ''].filter((text) => text !== '');
  return (
    <AuthorLayout
      avatar={<Avatar src={user.avatar} name="" size={40} />}
      name={user.name}
      badge={user.badge && <MemberBadge badge={user.badge} />}
      meta={`${formatRelative(createTime, now)}${note === undefined ? '' : ` · ${note}`}`}
    >
      <Inline className={styles.tools} shrink={false} data-menu={onMore ? '' : undefined}>
        {!isMine && (
          <FollowButton name={user.name} followed={user.followed} variant={follow} onToggleFollow={onToggleFollow} />
        )}
        {onMore && (
          <IconButton label={`更多操作：${user.name}的帖子`} tone="quiet" size="small" onClick={onMore}>
            <MoreLine size={20} />
          </IconButton>
        )}
      </Inline>
    </AuthorLayout>
  );
}

export type AuthorLayoutProps = {
  /** 40 px wide and high. */
  avatar: ReactNode;
  name: ReactNode;
  badge?: ReactNode;
  /** Small, under the name. */
  meta: ReactNode;
  /** At the end: what can be done. */
  children?: ReactNode;
};

/** The head of a post; its skeleton is laid out the same. */
export function AuthorLayout({ avatar, name, badge, meta, children }: AuthorLayoutProps) {
  return (
    <Inline className={wraps}>
      {avatar}
      <Stack gap="none" grow className={keepsWords}>
        <Inline as="p" gap="x6" className={wraps}>
          <Text as="span" variant="name" lines={1} dir="auto">
            {name}
          </Text>
          {badge}
        </Inline>
        <Text variant="meta" lines={1} tabular tone="ink3">
          {meta}
        </Text>
      </Stack>
      {children}
    </Inline>
  );
}
