import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import type { Bulletin } from '#domain/bulletin.ts';
import { formatDateTime } from '#domain/format.ts';
import * as styles from './BulletinDialog.css.ts';

export type BulletinDialogProps = {
  open: boolean;
  bulletin: Bulletin;
  /** It has just opened by itself: a press that lands now is meant for the page. */
  letsPressesThrough?: boolean;
  /** @param hideToday whether 今日不再提示 was ticked, which stores the moment of closing (spec §4) */
  onClose: (hideToday: boolean) => void;
};

/** The site bulletin over the front page. */
export function BulletinDialog({ open, bulletin, letsPressesThrough = false, onClose }: BulletinDialogProps) {
  const [hideToday, setHideToday] = useState(false);
  const close = () => onClose(hideToday);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={bulletin.title}
      initialFocus="title"
      letsPressesThrough={letsPressesThrough}
      footer={
        <div className={styles.footer}>
          <Checkbox checked={hideToday} onCheckedChange={setHideToday}>
            今日不再提示
          </Checkbox>
          <Button block onClick={close}>
            我知道了
          </Button>
        </div>
      }
    >
      <p className={styles.time}>发布时间：{formatDateTime(bulletin.createTime)}</p>
      <RichText html={bulletin.content} />
    </Dialog>
  );
}
