import { useState, type ReactNode } from 'react';
import { missingDiamondsOf } from '#api/errorDetail.ts';
import type { ApiError } from '#api/ApiError.ts';
import { shortfallOf } from '#domain/download.ts';
import { Code } from '#domain/envelope.ts';
import { paths } from '#domain/paths.ts';
import { InsufficientDialog } from '#screens/dialogs/InsufficientDialog/InsufficientDialog.tsx';
import { pathOf, usePlace } from './place.ts';
import { useOpen } from './useOpen.ts';

export type Shortage = {
  /** To be rendered by whoever asks for diamonds. */
  dialog: ReactNode;
  /** Whether too few diamonds were why the server refused: then the dialog says so. */
  tell: (error: ApiError, cost: number) => boolean;
};

/** How many diamonds are missing, by the server's word, and the way to recharge and back. */
export function useShortage(): Shortage {
  const open = useOpen();
  const here = pathOf(usePlace());
  const [missing, setMissing] = useState<number>();
  const [asking, setAsking] = useState(false);
  return {
    dialog: missing !== undefined && (
      <InsufficientDialog
        open={asking}
        shortfall={missing}
        onCancel={() => setAsking(false)}
        onRecharge={() => open(paths.rechargeAndBack(here))}
      />
    ),
    tell(error, cost) {
      if (error.code !== Code.insufficientDiamonds) return false;
      const said = missingDiamondsOf(error);
      setMissing(shortfallOf(said?.need ?? cost, said?.have ?? 0));
      setAsking(true);
      return true;
    },
  };
}
