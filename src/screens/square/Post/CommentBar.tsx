import { useLayoutEffect, useRef } from 'react';
import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatCount } from '#domain/format.ts';
import { isBlank, type Post } from '#domain/square.ts';
import { CommentForm, Restored, type CommentDraft, type CommentFormProps } from './CommentForm.tsx';
import { LikeButton } from './LikeButton.tsx';
import * as styles from './PostScreen.css.ts';

export type CommentBarProps = CommentFormProps & {
  post: Post;
  /** Somebody wants to write: `draft.open` should become true. */
  onBeginComment: () => void;
  onLikePost: () => void;
  /** Leads to the comments. */
  onShowComments: () => void;
  onShare: () => void;
};

/** Always in sight under a post: the button to say something, and like, comments and share. */
export function CommentBar({ post, onBeginComment, onLikePost, onShowComments, onShare, ...form }: CommentBarProps) {
  const { draft } = form;
  const { button, send } = useFocusAfterSending(draft.open, form.onSendComment);
  if (draft.open) return <CommentForm {...form} onSendComment={send} />;
  const blank = isBlank(draft.text);
  return (
    <>
      {draft.restored && <Restored onClear={form.onClearDraft} />}
      <Inline gap="x12" rowGap="none" justify="end" wrap>
        <div className={styles.writeButton}>
          <Pressable ref={button} radius="pill" onClick={onBeginComment}>
            <Inline as="span" minTouch paddingX="x16">
              <Text as="span" variant="body" lines={1} tone={blank ? 'ink3' : 'ink'}>
                {blank ? '说点什么…' : textOf(draft)}
              </Text>
            </Inline>
          </Pressable>
        </div>
        <Inline rowGap="none" justify="end" wrap>
          <LikeButton size="large" what="帖子" liked={post.liked} count={post.likeCount} onLike={onLikePost} />
          <IconLabelButton
            layout="beside"
            icon={<CommentLine size={24} />}
            label="查看评论"
            labelHidden
            count={post.commentCount > 0 ? formatCount(post.commentCount) : undefined}
            onClick={onShowComments}
          />
          <IconLabelButton icon={<ShareLine size={24} />} label="分享" labelHidden onClick={onShare} />
        </Inline>
      </Inline>
    </>
  );
}

/** Whoever has sent goes on at the button to say more: the field that had the focus is gone. Who left it has it elsewhere. */
function useFocusAfterSending(open: boolean, onSend: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const sent = useRef(false);
  useLayoutEffect(() => {
    if (!open && sent.current) button.current?.focus({ preventScroll: true });
    sent.current = false;
  }, [open]);
  const send = () => {
    sent.current = true;
    onSend();
  };
  return { button, send };
}

/** What was written so far, and for whom. */
const textOf = ({ text, replyTo }: CommentDraft): string => (replyTo ? `回复 @${replyTo.name}：${text}` : text);
