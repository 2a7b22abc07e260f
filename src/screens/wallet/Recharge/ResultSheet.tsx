import { useState, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { formatDiamonds } from '#domain/format.ts';
import * as styles from './ResultSheet.css.ts';

/** How an order stands: being asked for, paid, still unknown after asking long enough, given up, refused. */
export type RechargeResult = 'confirming' | 'paid' | 'unknown' | 'cancelled' | 'failed';

export type ResultSheetProps = {
  /** How the order stands, by the server's word alone; absent while there is nothing to tell. */
  result?: RechargeResult;
  /** Diamonds the paid order brought. */
  paidAmount?: number;
  /** The person came from a game and can go on downloading it. */
  fromGame: boolean;
  /** The order is being made; further taps do nothing. */
  paying: boolean;
  onPay: () => void;
  /** 我已支付: asks the server again. */
  onCheckResult: () => void;
  onContinueDownload: () => void;
  /** Closes the result. */
  onDone: () => void;
  onContact: () => void;
};

const PICTURE = {
  confirming: '/demo/rewards/diamond.svg',
  paid: '/demo/rewards/diamonds-3.svg',
  unknown: '/demo/empty/no-message.svg',
  cancelled: '/demo/empty/no-content.svg',
  failed: '/demo/empty/error.svg',
} satisfies Record<RechargeResult, string>;

/** The result of a payment, as the server tells it (product.md §2.3 recharge). */
export function ResultSheet(props: ResultSheetProps) {
  const { result, paidAmount, onDone } = props;
  /** What was last shown stays while the sheet slides away. */
  const [last, setLast] = useState<RechargeResult>('confirming');
  if (result !== undefined && result !== last) setLast(result);
  const shown = result ?? last;
  return (
    <Sheet
      open={result !== undefined}
      onOpenChange={(open) => !open && onDone()}
      title="支付结果"
      dismissible={shown !== 'confirming'}
      hideClose={shown === 'confirming'}
      footer={<Actions {...props} shown={shown} />}
    >
      <div className={styles.body} data-result={shown}>
        <img className={styles.picture} src={PICTURE[shown]} alt="" width={160} height={120} />
        <p className={styles.sentence} role="status">{sentenceOf(shown, paidAmount)}</p>
        {(shown === 'confirming' || shown === 'unknown') && <p className={styles.hint}>请勿重复支付</p>}
      </div>
    </Sheet>
  );
}

function sentenceOf(result: RechargeResult, paidAmount: number | undefined): string {
  switch (result) {
    case 'confirming':
      return '正在确认支付结果…';
    case 'paid':
      return paidAmount === undefined ? '充值成功' : `充值成功，到账 ${formatDiamonds(paidAmount)} 钻石`;
    case 'unknown':
      return '支付结果确认中，到账后会通知您';
    case 'cancelled':
      return '已取消支付，订单可在明细中继续支付';
    case 'failed':
      return '支付失败，请重试';
  }
}

type ActionsProps = ResultSheetProps & { shown: RechargeResult };

function Actions({ shown, fromGame, paying, onPay, onCheckResult, onContinueDownload, onDone, onContact }: ActionsProps) {
  switch (shown) {
    case 'confirming':
      return undefined;
    case 'paid':
      return (
        <Pair>
          {fromGame && <Button tone="quiet" size="large" block onClick={onDone}>完成</Button>}
          <Button tone="action" size="large" block onClick={fromGame ? onContinueDownload : onDone}>
            {fromGame ? '继续下载' : '完成'}
          </Button>
        </Pair>
      );
    case 'unknown':
      return (
        <Pair>
          <Button tone="quiet" size="large" block onClick={onContact}>联系客服</Button>
          <Button tone="action" size="large" block onClick={onCheckResult}>我已支付</Button>
        </Pair>
      );
    case 'cancelled':
      return <Pair><Button tone="action" size="large" block onClick={onDone}>知道了</Button></Pair>;
    case 'failed':
      return (
        <Pair>
          <Button tone="quiet" size="large" block onClick={onDone}>取消</Button>
          <Button tone="action" size="large" block pending={paying} pendingText="提交中…" onClick={onPay}>重新支付</Button>
        </Pair>
      );
  }
}

const Pair = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
