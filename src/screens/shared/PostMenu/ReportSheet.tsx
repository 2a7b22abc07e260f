import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { lengthOf, REPORT_DETAIL_MAX_LENGTH, REPORT_REASONS, type ReportReason } from '#domain/square.ts';

export type ReportSheetProps = {
  open: boolean;
  /** The report is being sent. */
  pending: boolean;
  onClose: () => void;
  onReport: (reason: ReportReason, detail: string) => void;
};

const isReason = (value: string): value is ReportReason => value in REPORT_REASONS;

const OPTIONS = Object.keys(REPORT_REASONS)
  .filter(isReason)
  .map((reason) => ({ value: reason, label: REPORT_REASONS[reason] }));

/** Why something is reported: one of six reasons, and a text of one's own if one likes. */
export function ReportSheet({ open, pending, onClose, onReport }: ReportSheetProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [detail, setDetail] = useState('');
  const tooLong = lengthOf(detail) > REPORT_DETAIL_MAX_LENGTH;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="举报"
      dismissible={!pending}
      footer={
        <Button
          block
          disabled={reason === undefined || tooLong}
          pending={pending}
          pendingText="提交中…"
          onClick={() => reason && onReport(reason, detail.trim())}
        >
          提交
        </Button>
      }
    >
      <Stack>
        <RadioGroup label="举报原因" value={reason} onValueChange={setReason} options={OPTIONS} />
        <TextArea
          label="补充说明（选填）"
          placeholder="说说具体情况，帮助我们更快核实"
          value={detail}
          onValueChange={setDetail}
          maxLength={REPORT_DETAIL_MAX_LENGTH}
          minRows={2}
          maxRows={4}
        />
      </Stack>
    </Sheet>
  );
}
