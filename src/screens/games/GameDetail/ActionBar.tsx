import { Button } from '#components/Button/Button.tsx';
import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import type { GameDetail } from '#domain/game.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import { mainAction, type Viewer } from './mainAction.ts';
import * as styles from './GameDetailScreen.css.ts';

/** Whether a download is being prepared, or its address came and nothing happened. */
export type DownloadState = 'idle' | 'starting' | 'notStarted';

export type ActionBarProps = {
  game: GameDetail;
  viewer: Viewer;
  download: DownloadState;
  onDownload: () => void;
  onShare: () => void;
};

/** The sticky bar: 分享, and the main button that says what a download costs this person. */
export function ActionBar({ game, viewer, download, onDownload, onShare }: ActionBarProps) {
  const { text, blocked, gem } = mainAction(game, viewer);
  return (
    <>
      <Inline role="status" justify="center">
        {download === 'notStarted' && (
          <TextButton size="small" height="touch" onClick={onDownload}>
            没有开始下载？点此重试
          </TextButton>
        )}
      </Inline>
      <Inline wrap gap="x12" rowGap="x4">
        <IconLabelButton icon={<ShareLine size={20} />} label="分享" size="small" tone="strong" onClick={onShare} />
        <div className={styles.mainAction}>
          <Button
            block
            size="large"
            disabled={blocked}
            pending={download === 'starting'}
            pendingText="正在获取下载地址…"
            onClick={onDownload}
          >
            <Inline as="span" inline justify="center">
              {gem && <Gem size={20} />}
              {text}
            </Inline>
          </Button>
        </div>
      </Inline>
    </>
  );
}
