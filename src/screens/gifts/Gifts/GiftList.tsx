import { Empty } from '#components/Empty/Empty.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { Gift, GiftState } from '#domain/gift.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { GiftActionProps } from '../../shared/GiftAction/GiftAction.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { GiftTicket } from './GiftTicket.tsx';

export type GiftListProps = Omit<GiftActionProps, 'gift'> & {
  /** Which packs are shown, as the tab names them. */
  state: GiftState;
  gifts: Loadable<readonly Gift[]>;
  /** Asks for the packs again after a failure. */
  onRetry: () => void;
};

const EMPTY_TEXT = {
  claimed: '还没有领取过礼包，去游戏里看看',
  available: '暂时没有可领取的礼包，去游戏里看看',
  expired: '没有过期的礼包',
} satisfies Record<GiftState, string>;

/** The packs of a tab in all their states. */
export function GiftList({ state, gifts, onRetry, ...action }: GiftListProps) {
  return (
    <LoadableView of={gifts} skeleton={<GiftSkeletons />} onRetry={onRetry}>
      {(packs) =>
        packs.length === 0 ? (
          <NoGifts state={state} />
        ) : (
          <Stack as="ul" paddingTop="x12" paddingX="x16" paddingBottom="x24">
            {packs.map((gift) => (
              <li key={gift.id}>
                <GiftTicket {...action} gift={gift} />
              </li>
            ))}
          </Stack>
        )
      }
    </LoadableView>
  );
}

function NoGifts({ state }: Pick<GiftListProps, 'state'>) {
  return (
    <Empty title={EMPTY_TEXT[state]} actionText={state === 'expired' ? undefined : '去看看游戏'} href={paths.games()} />
  );
}

function GiftSkeletons() {
  return (
    <Stack paddingTop="x12" paddingX="x16" paddingBottom="x24">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} width="full" height={148} radius="card" />
      ))}
    </Stack>
  );
}
