import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import type { ComposedPicture } from './composedPost.ts';
import * as styles from './PictureSheet.css.ts';

export type PictureSheetProps = {
  pictures: readonly ComposedPicture[];
  /** The picture looked at; none closes the sheet. */
  openId: string | undefined;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onClose: () => void;
};

/** One picture large, and its place among the others: what dragging does, for who cannot drag. */
export function PictureSheet({ pictures, openId, onMove, onRemove, onClose }: PictureSheetProps) {
  /** What was last looked at stays while the sheet slides away. */
  const [lastId, setLastId] = useState(openId);
  if (openId !== undefined && openId !== lastId) setLastId(openId);
  const index = pictures.findIndex(({ id }) => id === lastId);
  const picture = pictures[index];
  const remove = () => {
    if (picture) onRemove(picture.id);
    onClose();
  };
  return (
    <Sheet
      open={openId !== undefined && picture !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`第 ${index + 1} 张，共 ${pictures.length} 张`}
      footer={
        <div className={styles.actions}>
          <Button tone="soft" block disabled={index <= 0} onClick={() => picture && onMove(picture.id, index - 1)}>
            前移
          </Button>
          <Button
            tone="soft"
            block
            disabled={index >= pictures.length - 1}
            onClick={() => picture && onMove(picture.id, index + 1)}
          >
            后移
          </Button>
          <Button tone="danger" block onClick={remove}>
            移除
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {picture?.src !== undefined && <img className={styles.image} src={picture.src} alt={`第${index + 1}张图片`} />}
        {picture?.problem !== undefined && <p className={styles.problem}>{picture.problem}</p>}
      </div>
    </Sheet>
  );
}
