import { Button } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { DownloadLine } from '#components/icons/DownloadLine.tsx';
import { LoadingLine } from '#components/icons/LoadingLine.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { Loadable } from '#domain/loadable.ts';
import * as styles from './ShareSheet.css.ts';

/** A rendered poster, 750×1120. */
export type Poster = {
  /** Where this page holds the picture. */
  url: string;
  /** The name it is saved under. */
  fileName: string;
};

export type SharePosterProps = {
  poster: Loadable<Poster>;
  /** What the poster is for. */
  title: string;
  onRetry: () => void;
};

/** The poster to be kept with a long press. */
export function SharePoster({ poster, title, onRetry }: SharePosterProps) {
  return (
    <Stack align="center" paddingTop="x8">
      <div className={styles.frame}>
        {poster.state === 'loading' && (
          <Stack role="status" gap="x8" align="center">
            <Text as="span" tone="press">
              <span className={styles.spinner}>
                <LoadingLine size={26} />
              </span>
            </Text>
            <Text variant="small" tone="press">
              正在生成海报…
            </Text>
          </Stack>
        )}
        {poster.state === 'failed' && (
          <ErrorBlock message={poster.message ?? '海报生成失败，点击重试'} onRetry={onRetry} />
        )}
        {poster.state === 'ready' && (
          <img className={styles.picture} src={poster.value.url} alt={`${title}的分享海报`} />
        )}
      </div>
      <Text variant="small" tone="ink2">
        {/* As high before it is said, so that the sheet keeps its height. */}
        {poster.state === 'ready' ? '长按图片保存' : '\u00A0'}
      </Text>
    </Stack>
  );
}

export type PosterActionsProps = {
  poster: Loadable<Poster>;
  /** Back to the targets. */
  onBack: () => void;
};

/** Back, and saving where there is a mouse instead of a long press. */
export function PosterActions({ poster, onBack }: PosterActionsProps) {
  return (
    <ButtonPair>
      <Button tone="quiet" onClick={onBack}>
        返回
      </Button>
      {poster.state === 'ready' && (
        <LinkButton href={poster.value.url} download={poster.value.fileName} leading={<DownloadLine size={18} />}>
          保存图片
        </LinkButton>
      )}
    </ButtonPair>
  );
}
