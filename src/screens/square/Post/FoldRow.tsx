import { DownLine } from '#components/icons/DownLine.tsx';
import { LoadingLine } from '#components/icons/LoadingLine.tsx';
import { UpLine } from '#components/icons/UpLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { ReplyPanel } from './CommentRow.tsx';
import type { PanelPosition, Thread } from './thread.ts';
import * as styles from './Comment.css.ts';

export type FoldEvents = {
  /** Asks for the next ten replies; also asks again after a failure. */
  onUnfold: (commentId: string) => void;
  onFold: (commentId: string) => void;
};

export type FoldRowProps = FoldEvents & { thread: Thread; position: PanelPosition };

const LOOK = { size: 'small', height: 'touch' } as const;

/** The end of a comment's replies: shows more of them, or folds them. */
export function FoldRow({ thread: { comment, hidden, open, tail }, position, onUnfold, onFold }: FoldRowProps) {
  const unfold = () => onUnfold(comment.id);
  return (
    <ReplyPanel position={position}>
      <Inline gap="x20" rowGap="none" wrap paddingX="x12">
        {tail === 'loading' && (
          <Inline role="status" gap="x4" minTouch>
            <span className={styles.spinner}>
              <LoadingLine size={16} />
            </span>
            <Text as="span" variant="small" tone="link">
              加载中…
            </Text>
          </Inline>
        )}
        {tail === 'failed' && (
          <TextButton {...LOOK} onClick={unfold}>
            加载失败，点击重新加载
          </TextButton>
        )}
        {tail === 'more' && (
          <TextButton {...LOOK} trailing={<DownLine size={16} />} aria-expanded={open} onClick={unfold}>
            {hidden > 0 ? `展开 ${hidden} 条回复` : '展开更多回复'}
          </TextButton>
        )}
        {open && (
          <TextButton {...LOOK} trailing={<UpLine size={16} />} onClick={() => onFold(comment.id)}>
            收起
          </TextButton>
        )}
      </Inline>
    </ReplyPanel>
  );
}
