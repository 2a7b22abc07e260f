import { useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import type { GameDetail } from '#domain/game.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Post } from '#domain/square.ts';
import { isMember, memberIfKnown } from '#domain/userStatus.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../../shared/NotFound/NotFound.tsx';
import { ActionBar, type DownloadState } from './ActionBar.tsx';
import { DetailBody } from './DetailBody.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import type { GiftsProps } from './Gifts.tsx';
import type { Viewer } from './mainAction.ts';

export type GameDetailScreenProps = Viewer &
  Omit<GiftsProps, 'member'> & {
    game: Loadable<GameDetail>;
    /** The server knows no such game. */
    gone: boolean;
    /** What people write about it; none is not shown. */
    relatedPosts: readonly Post[];
    download: DownloadState;
    onDownload: () => void;
    onBack: () => void;
    onShare: () => void;
    onRetry: () => void;
  };

/** The bar turns solid when the hero (196 of a page of 375) has gone under it (48); both grow with the page. */
const HERO_GONE = (196 - 48) / 375;

const hasLeftHero = ({ scrollTop, clientWidth }: HTMLElement): boolean => scrollTop > clientWidth * HERO_GONE;

/** 游戏详情: what the game is, what it costs, and its download. */
export function GameDetailScreen({
  game,
  gone,
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
  const onPicture = !gone && game.state !== 'failed';
  return (
    <Page
      label="游戏详情"
      flushTop={onPicture}
      wash={onPicture ? 'none' : 'sky'}
      onScroll={(event) => setSolid(hasLeftHero(event.currentTarget))}
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
        loaded === undefined || gone ? undefined : (
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
      {gone ? (
        <NotFound what="game" />
      ) : (
        <LoadableView of={game} skeleton={<DetailSkeleton />} onRetry={onRetry}>
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
      )}
    </Page>
  );
}
