import { Button } from '#components/Button/Button.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { PriceView } from '#domain/game.ts';
import { Gem } from '../Gem/Gem.tsx';
import * as styles from './DownloadButton.css.ts';

export type DownloadButtonProps = {
  /** Name of the game, for the spoken name of the button. */
  name: string;
  face: PriceView;
  busy: boolean;
  onDownload: () => void;
};

const WORD = { free: '免费', owned: '下载', memberFree: '下载', waiting: '下载', unknown: '下载' } as const;

/** The small button of a row: it says what a download costs this person. */
export function DownloadButton({ name, face, busy, onDownload }: DownloadButtonProps) {
  const word = face.kind === 'price' ? formatDiamonds(face.amount) : WORD[face.kind];
  const unit = face.kind === 'price' ? ' 钻石' : '';
  const spoken = word === '下载' ? `下载${name}` : `${word}${unit}，下载${name}`;
  return (
    <Button
      size="small"
      tone="soft"
      pending={busy}
      pendingText="获取中…"
      aria-label={busy ? `获取中…，${name}` : spoken}
      onClick={onDownload}
    >
      <span className={styles.word}>
        {face.kind === 'price' && <Gem size={16} />}
        {word}
      </span>
    </Button>
  );
}
