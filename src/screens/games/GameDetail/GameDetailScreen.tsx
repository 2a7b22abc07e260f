import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import type { GameDetail } from '#domain/game.ts';
import { valueOf, type Findable } from '#domain/loadable.ts';
import { mainAction, type Viewer } from '#domain/mainAction.ts';
import type { Post } from '#domain/square.ts';
import { isMember, memberIfKnown } from '#domain/userStatus.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import { hasScrolledPast } from '../../shared/hasScrolledPast.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../../shared/NotFound/NotFound.tsx';
import { DetailBody, DetailSkeleton } from './DetailBody.tsx';
import type { GiftsProps } from './Gifts.tsx';
import * as styles from './GameDetailScreen.css.ts';

export type GameDetailScreenProps = Viewer &
  Omit<GiftsProps, 'member'> & {
    game: Findable<GameDetail>;
    /** What people write about it; none is not shown. */
    relatedPosts: readonly Post[];
    /** Whether a download is being prepared, or its address came and nothing happened. */
    download: 'idle' | 'starting' | 'notStarted';
    onDownload: () => void;
    onBack: () => void;
    onShare: () => void;
    onRetry: () => void;
  };

/** What is seen of the hero above the sheet, in px at 375. */
const HERO_HEIGHT = 196;

/** 游戏详情: what the game is, what it costs, and its download. */
export function GameDetailScreen({
  game,
  relatedPosts,
  download,
  onDownload,
  onBack,
  onShare,
  onRetry,
  loggedIn,
  status,
  statusPending,
  platform,
  ...gifts
}: GameDetailScreenProps) {
  const [solid, setSolid] = useState(false);
  const loaded = valueOf(game);
  const onPicture = game.state === 'loading' || game.state === 'ready';
  return (
    <Page
      label="游戏详情"
      flushTop={onPicture}
      wash={onPicture ? 'none' : 'sky'}
      onScroll={(event) => setSolid(hasScrolledPast(HERO_HEIGHT, event.currentTarget))}
      bar={
        <NavBar
          title={loaded?.name ?? '游戏'}
          onBack={onBack}
          overlay={onPicture}
          solid={solid}
          trailing={
            loaded && (
              <IconButton label="分享" tone={solid ? 'plain' : 'disc'} onClick={onShare}>
                <ShareLine size={20} />
              </IconButton>
            )
          }
        />
      }
      footer={
        loaded && (
          <ActionBar
            game={loaded}
            viewer={{ loggedIn, status, statusPending, platform }}
            download={download}
            onDownload={onDownload}
            onShare={onShare}
          />
        )
      }
    >
      <LoadableView of={game} skeleton={<DetailSkeleton />} notFound={<NotFound what="game" />} onRetry={onRetry}>
        {(value) => (
          <DetailBody
            game={value}
            member={memberIfKnown({ status, statusPending })}
            gifts={{ ...gifts, member: isMember(status) }}
            relatedPosts={relatedPosts}
            onRetry={onRetry}
          />
        )}
      </LoadableView>
    </Page>
  );
}

type ActionBarProps = Pick<GameDetailScreenProps, 'download' | 'onDownload' | 'onShare'> & {
  game: GameDetail;
  viewer: Viewer;
};

/** The sticky bar: 分享, and the main button that says what a download costs this person. */
function ActionBar({ game, viewer, download, onDownload, onShare }: ActionBarProps) {
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
