import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { TicketLine } from '#components/icons/TicketLine.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { checkRedeemCode, type RedeemResult } from '#domain/redeem.ts';

export type RedeemCardProps = {
  /** The code as it is being typed. */
  code: string;
  /** What was wrong with the code last sent. */
  redeemError?: string;
  /** What the code last sent brought. */
  redeemed?: RedeemResult;
  /** A code is being redeemed; further taps do nothing. */
  redeeming: boolean;
  /** The page was opened for the field: it has the focus at once. */
  redeemFirst: boolean;
  onChangeCode: (code: string) => void;
  /** Called only with codes that could be one. */
  onRedeem: (code: string) => void;
};

/** Where a redeem code is entered; case, blanks and dashes do not matter. */
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
    <Stack paddingX="x16" paddingY="x8">
      <Surface
        as="form"
        gap="x8"
        paddingBottom="x8"
        aria-label="兑换码"
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
        <div role="status">
          {redeemed && (
            <Notice tone="success" title={`兑换成功，获得 ${redeemed.reward.text}`}>
              {redeemed.reward.kind === 'coin' ? `当前余额 ${formatDiamonds(redeemed.coinNum)} 钻石` : undefined}
            </Notice>
          )}
        </div>
      </Surface>
    </Stack>
  );
}
