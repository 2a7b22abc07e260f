import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { SEX_TEXT, sexOf, type Account, type Sex } from '#domain/account.ts';

export type SexSheetProps = {
  open: boolean;
  account: Pick<Account, 'sex'>;
  onChoose: (sex: Sex) => void;
  onClose: () => void;
};

const CHOICES: readonly Sex[] = [1, 2, 0];

const OPTIONS = CHOICES.map((sex) => ({ value: String(sex), label: SEX_TEXT[sex] }));

/** 性别; 保密 is as good an answer as the others. */
export function SexSheet({ open, account, onChoose, onClose }: SexSheetProps) {
  const choose = (value: string) => {
    const chosen = CHOICES.find((choice) => String(choice) === value);
    if (chosen !== undefined) onChoose(chosen);
    onClose();
  };
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="性别">
      <RadioGroup label="性别" value={String(sexOf(account))} options={OPTIONS} onValueChange={choose} />
    </Sheet>
  );
}
