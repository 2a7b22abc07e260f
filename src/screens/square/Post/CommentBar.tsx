import { useLayoutEffect, useRef } from 'react';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { formatCount } from '#domain/format.ts';
import { isBlank, type Post } from '#domain/square.ts';
import { CommentForm, type CommentDraft, type CommentFormProps } from './CommentForm.tsx';
import { LikeButton } from './LikeButton.tsx';
import { Restored } from './Restored.tsx';
import * as styles from './CommentBar.css.ts';

export type CommentBarProps = CommentFormProps & {
  post: Post;
  /** Somebody wants to write: `draft.open` should become true. */
  onBeginComment: () => void;
  onLikePost: () => void;
  /** Leads to the comments. */
  onShowComments: () => void;
  onShare: () => void;
};

/** Always in sight under a post: the way to say something, and the three marks of the post. */
export function CommentBar({ post, onBeginComment, onLikePost, onShowComments, onShare, ...form }: CommentBarProps) {
  const { draft } = form;
  const { pill, send } = useFocusAfterSending(draft.open, form.onSendComment);
  if (draft.open) return <CommentForm {...form} onSendComment={send} />;
  return (
    <>
      {draft.restored && <Restored onClear={form.onClearDraft} />}
      <div className={styles.bar}>
        <button
          ref={pill}
          type="button"
          className={styles.pill}
          data-written={isBlank(draft.text) ? undefined : ''}
          onClick={onBeginComment}
        >
          {isBlank(draft.text) ? '说点什么…' : wordsOf(draft)}
        </button>
        <div className={styles.marks}>
          <LikeButton what="帖子" place="bar" liked={post.liked} count={post.likeCount} onLike={onLikePost} />
          <button
            type="button"
            className={styles.mark}
            aria-label={`查看评论 ${formatCount(post.commentCount)}`}
            onClick={onShowComments}
          >
            <CommentLine size={24} />
            {post.commentCount > 0 && formatCount(post.commentCount)}
          </button>
          <button type="button" className={styles.mark} aria-label="分享" onClick={onShare}>
            <ShareLine size={24} />
          </button>
        </div>
      </div>
    </>
  );
}

/** Whoever has sent goes on at the way to say more: the field that had the focus is gone. Who left it has it elsewhere. */
function useFocusAfterSending(open: boolean, onSend: () => void) {
  const pill = useRef<HTMLButtonElement>(null);
  const sent = useRef(false);
  useLayoutEffect(() => {
    if (!open && sent.current) pill.current?.focus({ preventScroll: true });
    sent.current = false;
  }, [open]);
  const send = () => {
    sent.current = true;
    onSend();
  };
  return { pill, send };
}

/** What was written so far, and for whom. */
const wordsOf = ({ text, replyTo }: CommentDraft): string => (replyTo ? `回复 @${replyTo.name}：${text}` : text);
