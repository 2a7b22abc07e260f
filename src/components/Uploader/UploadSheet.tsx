import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { STATUS_TEXT, type UploadItem } from './uploadItem.ts';
import * as styles from './UploadSheet.css.ts';

export type UploadSheetProps = {
  items: readonly UploadItem[];
  /** The item that is shown; without one the sheet is closed. */
  openId: string | undefined;
  /** Spoken name of the item at an index. */
  nameOf: (index: number) => string;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onClose: () => void;
};

/** One picture of an `Uploader` large, with buttons that do what dragging does, for who cannot drag. */
export function UploadSheet({ items, openId, nameOf, onMove, onRemove, onClose }: UploadSheetProps) {
  const openIndex = items.findIndex(({ id }) => id === openId);
  const openItem = items[openIndex];
  return (
    <Sheet
      payload={openItem && { item: openItem, index: openIndex, count: items.length }}
      onOpenChange={(open) => !open && onClose()}
      title={({ index, count }) => `第 ${index + 1} 张，共 ${count} 张`}
      footer={({ item: { id }, index, count }) => (
        <div className={styles.actions}>
          <Button tone="soft" block disabled={index === 0} onClick={() => onMove(id, index - 1)}>
            前移
          </Button>
          <Button tone="soft" block disabled={index === count - 1} onClick={() => onMove(id, index + 1)}>
            后移
          </Button>
          <Button
            tone="danger"
            block
            onClick={() => {
              onRemove(id);
              onClose();
            }}
          >
            移除
          </Button>
        </div>
      )}
    >
      {({ item: { src, status, statusText = STATUS_TEXT[status] }, index }) => (
        <div className={styles.body}>
          {src !== undefined && <img className={styles.image} src={src} alt={nameOf(index)} />}
          {status === 'failed' && <p className={styles.reason}>{statusText}</p>}
        </div>
      )}
    </Sheet>
  );
}
