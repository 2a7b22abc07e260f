import { useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Camera2Line } from '#components/icons/Camera2Line.tsx';
import { PicLine } from '#components/icons/PicLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { FilePicker } from '#components/Uploader/FilePicker.tsx';
import { Uploader } from '#components/Uploader/Uploader.tsx';
import type { UploadItem } from '#components/Uploader/uploadItem.ts';
import type { ComposedPicture, ComposerProblem, DraftStorage, PictureStage } from '#domain/composedPost.ts';
import { PICTURE_TYPES } from '#domain/picture.ts';
import type { SensitiveFinding } from '#domain/sensitiveWords.ts';
import { POST_MAX_IMAGES, POST_MAX_LENGTH } from '#domain/square.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { RestoredNotice, SensitiveNotice } from './ComposerNotices.tsx';
import { TagPicker, type TagPickerProps } from './TagPicker.tsx';
import * as styles from './PostPageScreen.css.ts';

export type PostPageScreenProps = Omit<TagPickerProps, 'problem'> & {
  content: string;
  /** In the order of the post, at most nine. */
  pictures: readonly ComposedPicture[];
  /** The sensitive words in `content`. */
  findings: readonly SensitiveFinding[];
  /** What was written on an earlier visit stands here again. */
  restored: boolean;
  saved: DraftStorage;
  /** The post is being sent: nothing can be changed, further taps do nothing. */
  publishing: boolean;
  problem?: ComposerProblem;
  onChangeContent: (content: string) => void;
  /** Gets the chosen files, which may be more than fit. */
  onAddPictures: (files: readonly File[]) => void;
  onRetryPicture: (id: string) => void;
  onRemovePicture: (id: string) => void;
  /** Gets the index the picture has from now on. */
  onMovePicture: (id: string, to: number) => void;
  onClear: () => void;
  onPublish: () => void;
  onBack: () => void;
};

/** 发布帖子: text, pictures and a tag; what is written is kept until it is sent. */
export function PostPageScreen({
  content,
  pictures,
  findings,
  restored,
  saved,
  publishing,
  problem,
  onChangeContent,
  onAddPictures,
  onRetryPicture,
  onRemovePicture,
  onMovePicture,
  onClear,
  onPublish,
  onBack,
  ...tagPicker
}: PostPageScreenProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const showInText = ({ start, end }: SensitiveFinding) => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  return (
    <Page
      wash="card"
      bar={<NavBar title="发布帖子" solid onBack={onBack} />}
      footer={<Tools saved={saved} publishing={publishing} onAddPictures={onAddPictures} onPublish={onPublish} />}
    >
      <Stack gap="none" paddingTop="x8" paddingBottom="x24" inert={publishing}>
        {restored && (
          <Stack paddingX="x16">
            <RestoredNotice onClear={onClear} />
          </Stack>
        )}
        {/* The field brings its own side distance of 14. */}
        <Stack paddingX="x2">
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
        </Stack>
        <Stack gap="x16" paddingX="x16">
          <div>
            <SensitiveNotice text={content} findings={findings} onShow={showInText} />
            <Uploader
              items={pictures.map(uploadItemOf)}
              max={POST_MAX_IMAGES}
              accept={PICTURE_TYPES}
              onAdd={onAddPictures}
              onRetry={onRetryPicture}
              onRemove={onRemovePicture}
              onReorder={onMovePicture}
            />
          </div>
          <TagPicker {...tagPicker} problem={problem?.field === 'tag' ? problem.message : undefined} />
        </Stack>
      </Stack>
    </Page>
  );
}

const UPLOAD_STATUS = {
  preparing: 'uploading',
  kept: 'done',
  uploading: 'uploading',
  uploaded: 'done',
  failed: 'failed',
} satisfies Record<PictureStage, UploadItem['status']>;

const uploadItemOf = ({ id, src, stage, problem, canRetry = false }: ComposedPicture): UploadItem => ({
  id,
  src,
  status: UPLOAD_STATUS[stage],
  statusText: stage === 'preparing' ? '处理中' : problem,
  canRetry,
});

const SAVED_TEXT = {
  none: '',
  device: '草稿已保存',
  visit: '设备存储空间不足，离开前请先发布',
  beside: '另有一份草稿，两份都已保存',
  changed: '草稿已在另一页面改动',
} satisfies Record<DraftStorage, string>;

type ToolsProps = Pick<PostPageScreenProps, 'saved' | 'publishing' | 'onAddPictures' | 'onPublish'>;

/** Always in sight, above the keyboard too: pictures, camera, where the draft is, and the button to publish. */
function Tools({ saved, publishing, onAddPictures, onPublish }: ToolsProps) {
  return (
    <Inline gap="x12" className={wraps}>
      <Inline gap="x4" shrink={false} className={styles.pickers} inert={publishing}>
        <FilePicker label="从相册添加" variant="icon" accept={PICTURE_TYPES} onPick={onAddPictures}>
          <PicLine size={24} />
        </FilePicker>
        <FilePicker label="拍照" variant="icon" accept={PICTURE_TYPES} capture="environment" onPick={onAddPictures}>
          <Camera2Line size={24} />
        </FilePicker>
      </Inline>
      <Stack grow className={keepsWords}>
        <Text role="status" variant="meta" align="end" tone={saved === 'visit' ? 'warning' : 'ink3'}>
          {SAVED_TEXT[saved]}
        </Text>
      </Stack>
      <Button tone="action" pending={publishing} pendingText="提交中…" onClick={onPublish}>
        发布
      </Button>
    </Inline>
  );
}
