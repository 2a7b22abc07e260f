import { Button } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';

export type InsufficientDialogProps = {
  open: boolean;
  /** Diamonds still missing. */
  shortfall: number;
  onCancel: () => void;
  onRecharge: () => void;
};

/** The balance does not cover the price (spec §8). */
export function InsufficientDialog({ open, shortfall, onCancel, onRecharge }: InsufficientDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title="余额不足"
      description="当前钻石余额不足，请充值后继续"
      alert
      initialFocus="cancel"
      footer={
        <ButtonPair>
          <Button tone="quiet" onClick={onCancel}>
            取消
          </Button>
          <Button onClick={onRecharge}>充值</Button>
        </ButtonPair>
      }
    >
      <Stack paddingTop="x12">
        <Surface tone="gem">
          <Inline as="p" justify="center">
            <Gem size={24} />
            <Text as="span" variant="body" tone="ink2">
              还差{' '}
              <Text as="b" variant="number" tabular tone="gem">
                {formatDiamonds(shortfall)}
              </Text>{' '}
              钻石
            </Text>
          </Inline>
        </Surface>
      </Stack>
    </Dialog>
  );
}
