import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { Gift, GiftState } from '#domain/gift.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { GiftActionProps } from '../../shared/GiftAction/GiftAction.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { GiftTicket } from './GiftTicket.tsx';
import * as styles from './GiftsScreen.css.ts';

export type GiftListProps = Omit<GiftActionProps, 'gift'> & {
  state: GiftState;
  gifts: Loadable<readonly Gift[]>;
  onRetry: () => void;
};

const EMPTY_TEXT = {
  claimed: '还没有领取过礼包，去游戏里看看',
  available: '暂时没有可领取的礼包，去游戏里看看',
  expired: '没有过期的礼包',
} satisfies Record<GiftState, string>;

/** The packs of a tab in all their states. */
export function GiftList({ state, gifts, onRetry, ...rest }: GiftListProps) {
  return (
    <LoadableView of={gifts} skeleton={<Waiting />} onRetry={onRetry}>
      {(packs) =>
        packs.length === 0 ? (
          <NoGifts state={state} onOpen={rest.onOpen} />
        ) : (
          <ul className={styles.list}>
            {packs.map((gift) => (
              <li key={gift.id}>
                <GiftTicket {...rest} gift={gift} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadableView>
  );
}

function NoGifts({ state, onOpen }: Pick<GiftListProps, 'state' | 'onOpen'>) {
  return (
    <Empty
      picture="/demo/empty/no-content.svg"
      title={EMPTY_TEXT[state]}
      action={
        state !== 'expired' && (
          <LinkButton tone="soft" size="medium" href={paths.games()} onFollow={onOpen}>
            去看看游戏
          </LinkButton>
        )
      }
    />
  );
}

function Waiting() {
  return (
    <div className={styles.list}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} width="full" height={148} radius="card" />
      ))}
    </div>
  );
}
