import { Avatar } from '#components/Avatar/Avatar.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { MoreLine } from '#components/icons/MoreLine.tsx';
import { formatRelative } from '#domain/format.ts';
import type { Post } from '#domain/square.ts';
import { FollowButton, type FollowButtonProps } from '../FollowButton/FollowButton.tsx';
import { MemberBadge } from '../MemberBadge/MemberBadge.tsx';
import * as styles from './PostAuthor.css.ts';

export type PostAuthorProps = {
  post: Post;
  /** Epoch ms. */
  now: number;
  /** How much the way to follow stands out; `soft`. */
  follow?: FollowButtonProps['variant'];
  onToggleFollow: () => void;
  /** Without it there is no menu. */
  onMore?: () => void;
};

const STATE_WORD = { 0: '', 1: '审核中', 2: '已删除' } satisfies Record<Post['state'], string>;

/** Who wrote a post, and when. One does not follow oneself. */
export function PostAuthor({ post, now, follow = 'soft', onToggleFollow, onMore }: PostAuthorProps) {
  const { user, createTime, hot, isMine, state } = post;
  const [word] = [STATE_WORD[state], hot ? '热门' : ''].filter((text) => text !== '');
  return (
    <div className={styles.author}>
      <Avatar src={user.avatar} name="" size={40} />
      <div className={styles.who}>
        <p className={styles.nameLine}>
          <span className={styles.name} dir="auto">
            {user.name}
          </span>
          {user.badge && <MemberBadge badge={user.badge} />}
        </p>
        <p className={styles.time}>
          {formatRelative(createTime, now)}
          {word !== undefined && ` · ${word}`}
        </p>
      </div>
      <div className={styles.tools}>
        {!isMine && (
          <FollowButton name={user.name} followed={user.followed} variant={follow} onToggleFollow={onToggleFollow} />
        )}
        {onMore && (
          <span className={styles.more}>
            <IconButton label={`更多操作：${user.name}的帖子`} tone="quiet" size="small" onClick={onMore}>
              <MoreLine size={20} />
            </IconButton>
          </span>
        )}
      </div>
    </div>
  );
}
