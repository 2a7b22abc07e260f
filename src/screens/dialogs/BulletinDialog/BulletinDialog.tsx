import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { Bulletin } from '#domain/bulletin.ts';
import { formatDateTime } from '#domain/format.ts';

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
        <Stack gap="x8">
          <Checkbox checked={hideToday} onCheckedChange={setHideToday}>
            今日不再提示
          </Checkbox>
          <Button block onClick={close}>
            我知道了
          </Button>
        </Stack>
      }
    >
      <Stack>
        <Text variant="meta" align="center" tone="ink3">
          发布时间：{formatDateTime(bulletin.createTime)}
        </Text>
        <RichText html={bulletin.content} />
      </Stack>
    </Dialog>
  );
}
