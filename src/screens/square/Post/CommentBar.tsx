import { useLayoutEffect, useRef, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { CloseLine } from '#components/icons/CloseLine.tsx';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatCount } from '#domain/format.ts';
import { COMMENT_MAX_LENGTH, isBlank, lengthOf, type Post } from '#domain/square.ts';
import { LikeButton } from '../../shared/PostCard/LikeButton.tsx';
import * as styles from './PostScreen.css.ts';

/** A comment being written. */
export type CommentDraft = {
  /** The field stands open. */
  open: boolean;
  text: string;
  /** Whom it answers; absent for a comment on the post itself. */
  replyTo?: { id: string; name: string } | undefined;
  /** It was begun on an earlier visit. */
  restored: boolean;
  /** Another tab has a text of its own for the same field. */
  beside?: boolean;
  /** Why it cannot be sent. */
  problem?: string | undefined;
  /** The part that is the problem, selected in the field; `end` is behind its last character. */
  marked?: { start: number; end: number } | undefined;
  /** Rises each time the writer is to be taken into the field; 0 is never. */
  focusTurn: number;
};

type CommentFormProps = {
  draft: CommentDraft;
  onChangeComment: (text: string) => void;
  onSendComment: () => void;
  onCancelReply: () => void;
  /** Throws away what was restored. */
  onClearDraft: () => void;
  /** The writer has left the field. */
  onLeaveComment: () => void;
};

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
          <LikeButton of={post} what="帖子" size="large" onLike={onLikePost} />
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

/** From here on the count is shown. */
const NEAR_LIMIT = COMMENT_MAX_LENGTH * 0.9;

const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

/** The open field of the comment bar. */
function CommentForm({
  draft,
  onChangeComment,
  onSendComment,
  onCancelReply,
  onClearDraft,
  onLeaveComment,
}: CommentFormProps) {
  const { text, replyTo, restored, beside, problem } = draft;
  const field = useField(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSendComment();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeaveComment();
  };
  return (
    <Stack as="form" gap="x8" aria-label="写评论" onSubmit={submit} onBlur={leave}>
      {replyTo && (
        <Inline justify="between">
          <Text as="span" variant="small" tone="ink2" lines={1}>
            回复 @<bdi>{replyTo.name}</bdi>
          </Text>
          <IconButton label="取消回复" tone="quiet" size="small" onClick={onCancelReply}>
            <CloseLine size={16} />
          </IconButton>
        </Inline>
      )}
      <Inline gap="x10" align="start">
        <Stack grow>
          <TextArea
            ref={field}
            label={replyTo ? `回复 ${replyTo.name}` : '评论'}
            labelHidden
            placeholder={replyTo ? `回复 @${replyTo.name}` : '说点什么…'}
            value={text}
            onValueChange={onChangeComment}
            onKeyDown={(event) => isSendKey(event) && submit(event)}
            maxLength={lengthOf(text) > NEAR_LIMIT ? COMMENT_MAX_LENGTH : undefined}
            minRows={1}
            maxRows={5}
            error={problem}
            hint={restored ? <Restored onClear={onClearDraft} /> : beside && '另一页面也写了评论，两份都会保留'}
          />
        </Stack>
        {/* The focus stays in the field, or a phone would put the keyboard away and lose the tap. */}
        <span onMouseDown={(event) => event.preventDefault()}>
          <Button type="submit" disabled={isBlank(text)}>
            发送
          </Button>
        </span>
      </Inline>
    </Stack>
  );
}

/** Takes the writer into the field, and the selection to the part that is the problem. */
function useField({ focusTurn, marked }: CommentDraft) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (focusTurn > 0) field.current?.focus({ preventScroll: true });
  }, [focusTurn]);
  useLayoutEffect(() => {
    if (!marked) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(marked.start, marked.end);
  }, [marked]);
  return field;
}

/** Says that the text in the field is from an earlier visit, and takes it away when asked. */
function Restored({ onClear }: { onClear: () => void }) {
  return (
    <Inline as="span" role="status" gap="x12" rowGap="none" wrap>
      <Text as="span" variant="meta" tone="ink3">
        已恢复上次未发布的内容
      </Text>
      <TextButton size="mini" onClick={onClear}>
        清空
      </TextButton>
    </Inline>
  );
}
