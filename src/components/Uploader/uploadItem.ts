/** A file of an `Uploader`'s tray. */
export type UploadItem = {
  id: string;
  /** Address of its picture; left out until there is something to show. */
  src?: string | undefined;
  /** How far its upload has come. */
  status: 'uploading' | 'failed' | 'done';
  /** What is in flight, or why it failed, in a few words. @default 上传中 or 上传失败 */
  statusText?: string | undefined;
  /** Share that is uploaded, 0 to 1; left out while nobody knows. */
  progress?: number | undefined;
  /** Whether another try may help a failed one. @default true */
  canRetry?: boolean | undefined;
};

/** What is said of an item where its owner says nothing. */
export const STATUS_TEXT = {
  uploading: '上传中',
  failed: '上传失败',
  done: undefined,
} satisfies Record<UploadItem['status'], string | undefined>;
