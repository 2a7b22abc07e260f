import { Button } from '#components/Button/Button.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import type { GameDetail } from '#domain/game.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import { mainAction, type Viewer } from './mainAction.ts';
import * as styles from './ActionBar.css.ts';

/** Whether a download is being prepared, or its address came and nothing happened. */
export type DownloadState = 'idle' | 'starting' | 'notStarted';

export type ActionBarProps = Viewer & {
  game: GameDetail;
  download: DownloadState;
  onDownload: () => void;
  onShare: () => void;
};

/** The sticky bar: 分享, and the main button that says what a download costs this person. */
export function ActionBar({ game, download, onDownload, onShare, ...viewer }: ActionBarProps) {
  const { text, blocked, gem } = mainAction(game, viewer);
  return (
    <>
      <div role="status">
        {download === 'notStarted' && (
          <button type="button" className={styles.again} onClick={onDownload}>
            没有开始下载？点此重试
          </button>
        )}
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.share} onClick={onShare}>
          <ShareLine size={20} />
          分享
        </button>
        <Button
          block
          size="large"
          disabled={blocked}
          pending={download === 'starting'}
          pendingText="正在获取下载地址…"
          onClick={onDownload}
        >
          <span className={styles.words}>
            {gem && <Gem size={20} />}
            {text}
          </span>
        </Button>
      </div>
    </>
  );
}
