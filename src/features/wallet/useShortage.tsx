import { useState } from 'react';
import { missingDiamondsOf } from '#api/errorDetail.ts';
import type { ApiError } from '#api/ApiError.ts';
import { shortfallOf } from '#domain/download.ts';
import { Code } from '#domain/envelope.ts';
import { NO_PURPOSE, rechargePath, type PaymentPurpose } from '#domain/paymentPurpose.ts';
import { InsufficientDialog } from '#screens/dialogs/InsufficientDialog/InsufficientDialog.tsx';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

/** The dialog, for the caller to render, of how many diamonds are missing by the server's word, with the way to recharge. */
export function useShortage() {
  const { navigate } = useNavigation();
  const [missing, setMissing] = useState<number>();
  const [wanted, setWanted] = useState<PaymentPurpose>(NO_PURPOSE);
  const [asking, setAsking] = useState(false);
  return {
    dialog: missing !== undefined && (
      <InsufficientDialog
        open={asking}
        shortfall={missing}
        onCancel={() => setAsking(false)}
        onRecharge={() => navigate(rechargePath(wanted))}
      />
    ),
    /** Whether the server refused for want of diamonds: then the dialog shows it. */
    tell(error: ApiError, cost: number, purpose: PaymentPurpose): boolean {
      if (error.code !== Code.insufficientDiamonds) return false;
      const said = missingDiamondsOf(error);
      setMissing(shortfallOf(said?.need ?? cost, said?.have ?? 0));
      setWanted(purpose);
      setAsking(true);
      return true;
    },
  };
}
