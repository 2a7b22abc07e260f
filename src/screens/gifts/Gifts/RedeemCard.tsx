import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CheckCircleFill } from '#components/icons/CheckCircleFill.tsx';
import { TicketLine } from '#components/icons/TicketLine.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { checkRedeemCode, type RedeemResult } from '#domain/redeem.ts';
import * as styles from './RedeemCard.css.ts';

export type RedeemCardProps = {
  /** The code as it is being typed. */
  code: string;
  /** What was wrong with the code last sent. */
  redeemError?: string;
  /** What the code last sent brought. */
  redeemed?: RedeemResult;
  redeeming: boolean;
  /** The page was asked for because of the field: it has the focus at once. */
  redeemFirst: boolean;
  onChangeCode: (code: string) => void;
  /** Only told of codes that could be one. */
  onRedeem: (code: string) => void;
};

/** Where a redeem code is entered; case, blanks and dashes do not matter (product §3.5). */
export function RedeemCard({
  code,
  redeemError,
  redeemed,
  redeeming,
  redeemFirst,
  onChangeCode,
  onRedeem,
}: RedeemCardProps) {
  const [refused, setRefused] = useState<string>();
  const submit = () => {
    if (redeeming) return;
    const error = checkRedeemCode(code);
    setRefused(error);
    if (error === undefined) onRedeem(code);
  };
  return (
    <form
      className={styles.card}
      aria-label="兑换码"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="兑换码"
        labelHidden
        placeholder="请输入兑换码"
        value={code}
        onValueChange={(next) => {
          setRefused(undefined);
          onChangeCode(next);
        }}
        error={refused ?? redeemError}
        hint="不区分大小写，空格和短横线可以不输"
        leading={<TicketLine size={20} />}
        trailing={
          <Button type="submit" size="medium" pending={redeeming} pendingText="兑换中…">
            兑换
          </Button>
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        // Who tapped 兑换码 wants to type, and nothing else.
        autoFocus={redeemFirst}
      />
      <div role="status">{redeemed && <Redeemed result={redeemed} />}</div>
    </form>
  );
}

function Redeemed({ result: { reward, coinNum } }: { result: RedeemResult }) {
  return (
    <p className={styles.redeemed}>
      <CheckCircleFill size={20} />
      <span className={styles.words}>
        兑换成功，获得 {reward.text}
        {reward.kind === 'coin' && <span className={styles.balance}>当前余额 {formatDiamonds(coinNum)} 钻石</span>}
      </span>
    </p>
  );
}
