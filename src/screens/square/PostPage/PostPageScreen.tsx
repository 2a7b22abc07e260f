import { useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Camera2Line } from '#components/icons/Camera2Line.tsx';
import { PicLine } from '#components/icons/PicLine.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import type { SensitiveFinding } from '#domain/sensitiveWords.ts';
import { POST_MAX_LENGTH } from '#domain/square.ts';
import type { ComposerProblem, DraftPlace } from './composedPost.ts';
import { PictureGrid, type PictureGridProps } from './PictureGrid.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import * as styles from './PostPageScreen.css.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { SensitiveNotice } from './SensitiveNotice.tsx';
import { TagPicker, type TagPickerProps } from './TagPicker.tsx';

export type PostPageScreenProps = PictureGridProps &
  Omit<TagPickerProps, 'problem'> & {
    content: string;
    /** The sensitive words in `content`. */
    findings: readonly SensitiveFinding[];
    /** What was written on an earlier visit stands here again. */
    restored: boolean;
    saved: DraftPlace;
    /** The post is being sent: nothing can be changed, further taps do nothing. */
    publishing: boolean;
    problem?: ComposerProblem;
    onChangeContent: (content: string) => void;
    onClear: () => void;
    onPublish: () => void;
    onBack: () => void;
  };

/** 发布帖子 (product §2.3 postpage). */
export function PostPageScreen(props: PostPageScreenProps) {
  const { content, findings, restored, publishing, problem, onChangeContent, onClear, onBack } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const showInText = ({ start, end }: SensitiveFinding) => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  return (
    <Page bar={<NavBar title="发布帖子" solid onBack={onBack} />} footer={<Tools {...props} />}>
      <div className={styles.paper} inert={publishing}>
        {restored && (
          <div className={styles.side}>
            <RestoredNote onClear={onClear} />
          </div>
        )}
        <div className={styles.writing}>
          <TextArea
            ref={field}
            label="帖子内容"
            labelHidden
            variant="plain"
            placeholder="分享你的想法…"
            minRows={5}
            maxRows={12}
            maxLength={POST_MAX_LENGTH}
            value={content}
            readOnly={publishing}
            onValueChange={onChangeContent}
            error={problem?.field === 'content' && findings.length === 0 ? problem.message : undefined}
          />
        </div>
        <div className={styles.side}>
          <SensitiveNotice text={content} findings={findings} onShow={showInText} />
        </div>
        <div className={styles.side}>
          <PictureGrid {...props} />
        </div>
        <div className={styles.part}>
          <TagPicker {...props} problem={problem?.field === 'tag' ? problem.message : undefined} />
        </div>
      </div>
    </Page>
  );
}

const SAVED_TEXT = {
  none: '',
  device: '草稿已保存',
  visit: '设备存储空间不足，离开前请先发布',
  beside: '另有一份草稿，两份都已保存',
  changed: '草稿已在另一页面改动',
} satisfies Record<DraftPlace, string>;

/** Always in sight, above the keyboard too: pictures, camera, where the draft is, and the one action. */
function Tools({ saved, publishing, onAddPictures, onPublish }: PostPageScreenProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.pickers} inert={publishing}>
        <PicturePicker label="从相册添加" className={styles.tool} onPick={onAddPictures}>
          <PicLine size={24} />
        </PicturePicker>
        <PicturePicker label="拍照" camera className={styles.tool} onPick={onAddPictures}>
          <Camera2Line size={24} />
        </PicturePicker>
      </div>
      <p role="status" className={styles.saved} data-place={saved}>
        {SAVED_TEXT[saved]}
      </p>
      <Button tone="action" pending={publishing} pendingText="提交中…" onClick={onPublish}>
        发布
      </Button>
    </div>
  );
}
