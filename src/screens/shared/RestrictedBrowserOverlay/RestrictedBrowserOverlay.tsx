import { createPortal } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { MoreLine } from '#components/icons/MoreLine.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './RestrictedBrowserOverlay.css.ts';

export type RestrictedBrowserOverlayProps = {
  open: boolean;
  onClose: () => void;
  /** Copies the address, for a browser that hides its menu. */
  onCopyLink: () => void;
};

/** WeChat and QQ download no installer: shows how to open the page in a browser that can. */
export function RestrictedBrowserOverlay({ open, onClose, onCopyLink }: RestrictedBrowserOverlayProps) {
  return (
    <>
      {open && createPortal(<Arrow />, document.body)}
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title="请在浏览器中打开"
        footer={
          <ButtonPair>
            <Button tone="quiet" onClick={onCopyLink}>
              复制链接
            </Button>
            <Button onClick={onClose}>我知道了</Button>
          </ButtonPair>
        }
      >
        <Stack gap="x8">
          <Text variant="reading" tone="ink" align="center">
            <span className={styles.step}>
              点击右上角 <span className={visuallyHidden}>···</span>
              <IconDisc size={22}>
                <MoreLine size={20} />
              </IconDisc>
              ，
            </span>
            <span className={styles.step}>选择「在浏览器中打开」</span>
          </Text>
          <Text variant="meta" tone="ink3" align="center">
            微信和 QQ 内无法下载安装包
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}

/** Points at the menu of the surrounding app, outside the card. */
function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path d="M14 88C18 52 40 26 82 14M60 8l24 5-14 21" />
    </svg>
  );
}
