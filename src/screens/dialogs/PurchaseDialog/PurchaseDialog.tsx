import { useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useLatch } from '#components/Dialog/useLatch.ts';
import { CrownFill } from '#components/icons/CrownFill.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatBytes } from '#domain/format.ts';
import type { Game, Platform } from '#domain/game.ts';
import type { Loadable } from '#domain/loadable.ts';
import { PLATFORM_NAME } from '#domain/platform.ts';
import { purchaseTotal, purchaseView, type PurchaseView } from '#domain/purchase.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { PricePanel } from './PricePanel.tsx';
import * as styles from './PurchaseDialog.css.ts';

/** Why the last confirm led to nothing: no answer came, the price is no longer the one that was shown, or there is nothing to download. */
export type PurchaseProblem = 'network' | 'priceChanged' | 'undeliverable';

export type PurchaseDialogProps = {
  open: boolean;
  game: Game;
  /** The build that will be downloaded. */
  platform?: Platform;
  /** Balance and membership; the confirm waits for it unless the game is already owned. */
  status: Loadable<UserStatus>;
  /** The server has been asked and has not answered. */
  pending: boolean;
  problem?: PurchaseProblem;
  onConfirm: () => void;
  /** Cancel, × and Escape: nothing is charged. */
  onCancel: () => void;
  onOpenMembership: () => void;
  onRetryStatus: () => void;
};

const PROBLEM_TEXT = {
  network: '网络异常，请重试（不会重复扣费）',
  priceChanged: '游戏价格已变动，请确认后再下载',
  undeliverable: '该游戏的安装包暂时无法下载，本次未扣费',
} satisfies Record<PurchaseProblem, string>;

/** Asks before a download that is paid for (spec §4): what it costs, what is there, what will remain. */
export function PurchaseDialog({
  open,
  game,
  platform,
  status,
  pending,
  problem,
  onConfirm,
  onCancel,
  onOpenMembership,
  onRetryStatus,
}: PurchaseDialogProps) {
  const view = purchaseView(game, status);
  const contentId = useId();
  const latch = useLatch(open, pending);
  const confirmOnce = () => {
    if (latch.take()) onConfirm();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title="下载确认"
      aria-describedby={contentId}
      alert
      initialFocus="cancel"
      dismissible={!pending}
      hideClose={pending}
      footer={<Actions view={view} pending={pending} problem={problem} onCancel={onCancel} onConfirm={confirmOnce} />}
    >
      <div id={contentId}>
        <Stack>
          <GameRow game={game} platform={platform} />
          <PricePanel view={view} onRetryStatus={onRetryStatus} />
          {view.kind === 'price' && (
            <Notice
              tone="gold"
              icon={<CrownFill size={20} />}
              title="会员可免费下载"
              action={
                <Button tone="goldDeep" size="medium" disabled={pending} onClick={onOpenMembership}>
                  立即开通
                </Button>
              }
            />
          )}
        </Stack>
        {/* Always there, so that what appears in it is announced. */}
        <div role="status">
          {problem && (
            <Stack paddingTop="x12">
              <Text variant="small" tone="dangerText">
                {PROBLEM_TEXT[problem]}
              </Text>
            </Stack>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function GameRow({ game, platform }: Pick<PurchaseDialogProps, 'game' | 'platform'>) {
  const facts = [platform && `${PLATFORM_NAME[platform]}版`, game.sizeBytes > 0 && formatBytes(game.sizeBytes)];
  return (
    <ListItem
      as="div"
      flush
      size="large"
      leading={<Picture src={game.icon} alt="" width={52} height={52} radius="image" />}
      title={game.name}
      titleLines={3}
      description={facts.filter(Boolean).join(' · ')}
    />
  );
}

type ActionsProps = Pick<PurchaseDialogProps, 'pending' | 'problem' | 'onCancel' | 'onConfirm'> & {
  view: PurchaseView;
};

function Actions({ view, pending, problem, onCancel, onConfirm }: ActionsProps) {
  const blocked = view.kind === 'failed' || view.kind === 'unavailable' || problem === 'undeliverable';
  const total = purchaseTotal(view);
  return (
    <>
      {total !== undefined && (
        <div className={styles.total}>
          <Stack paddingBottom="x12">
            <Text variant="name" align="center" tone="gem">
              {total}
            </Text>
          </Stack>
        </div>
      )}
      <ButtonPair>
        <Button tone="quiet" disabled={pending} onClick={onCancel}>
          取消
        </Button>
        <Button
          disabled={blocked}
          pending={pending || view.kind === 'loading'}
          pendingText={pending ? '提交中…' : ASKING_BALANCE}
          onClick={onConfirm}
        >
          {view.kind === 'loading' ? ASKING_BALANCE : view.kind === 'member' ? '免费下载' : '确认下载'}
        </Button>
      </ButtonPair>
    </>
  );
}

const ASKING_BALANCE = '查询余额中…';
