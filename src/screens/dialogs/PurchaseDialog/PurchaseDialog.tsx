import { useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useLatch } from '#components/Dialog/useLatch.ts';
import { Picture } from '#components/Picture/Picture.tsx';
import { formatBytes, formatDiamonds } from '#domain/format.ts';
import type { Game, Platform } from '#domain/game.ts';
import type { Loadable } from '#domain/loadable.ts';
import { PLATFORM_NAME } from '#domain/platform.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { MembershipStrip } from './MembershipStrip.tsx';
import { PricePanel } from './PricePanel.tsx';
import { purchaseFace, type PurchaseFace } from './purchaseFace.ts';
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
  /** Cancel, × and Escape: nothing is charged (product §2.5). */
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
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { open, game, platform, status, pending, problem, onConfirm, onCancel, onOpenMembership } = props;
  const face = purchaseFace(game, status);
  const bodyId = useId();
  const latch = useLatch(open, pending);
  const confirmOnce = () => {
    if (latch.take()) onConfirm();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title="下载确认"
      aria-describedby={bodyId}
      alert
      initialFocus="cancel"
      dismissible={!pending}
      hideClose={pending}
      footer={<Actions {...props} onConfirm={confirmOnce} face={face} />}
    >
      <div id={bodyId} className={styles.body}>
        <GameLine game={game} platform={platform} />
        <PricePanel face={face} onRetryStatus={props.onRetryStatus} />
        {face.kind === 'price' && <MembershipStrip disabled={pending} onOpenMembership={onOpenMembership} />}
        <p role="status" className={styles.problem}>
          {problem && PROBLEM_TEXT[problem]}
        </p>
      </div>
    </Dialog>
  );
}

function GameLine({ game, platform }: Pick<PurchaseDialogProps, 'game' | 'platform'>) {
  const facts = [platform && `${PLATFORM_NAME[platform]}版`, game.sizeBytes > 0 && formatBytes(game.sizeBytes)];
  return (
    <div className={styles.game}>
      <Picture src={game.icon} alt="" width={52} height={52} radius="image" />
      <div className={styles.gameTexts}>
        <p className={styles.name}>{game.name}</p>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

/** The word on the primary button; undefined where confirming is not possible. */
function confirmWord(face: PurchaseFace): string {
  switch (face.kind) {
    case 'loading':
      return '查询余额中…';
    case 'member':
      return '免费下载';
    default:
      return '确认下载';
  }
}

/** What confirming costs, in a few words; undefined where it costs nothing or that is not known. */
function totalOf(face: PurchaseFace): string | undefined {
  if (face.kind === 'price') return `需支付 ${formatDiamonds(face.price)} 钻石`;
  return face.kind === 'member' ? '会员免费' : undefined;
}

function Actions({ face, pending, problem, onCancel, onConfirm }: PurchaseDialogProps & { face: PurchaseFace }) {
  const blocked = face.kind === 'failed' || face.kind === 'unavailable' || problem === 'undeliverable';
  return (
    <div className={styles.actions} data-total={totalOf(face)}>
      <Button tone="quiet" block disabled={pending} onClick={onCancel}>
        取消
      </Button>
      <Button
        block
        disabled={blocked}
        pending={pending || face.kind === 'loading'}
        pendingText={pending ? '提交中…' : '查询余额中…'}
        onClick={onConfirm}
      >
        {confirmWord(face)}
      </Button>
    </div>
  );
}
