import { useState } from 'react';
import { createLateDialog } from '../lateDialog.ts';
import { usePortal } from '../portal.ts';

const useCopySheet = createLateDialog(() => import('#screens/dialogs/CopySheet/CopySheet.tsx'));

/** Shows what could not be copied; its code is asked for when that happens first. */
export function CopyPopup({ text }: { text: string | undefined }) {
  const [last, setLast] = useState(text);
  if (text !== undefined && text !== last) setLast(text);
  return last !== undefined && <LateCopySheet open={text !== undefined} text={last} />;
}

function LateCopySheet({ open, text }: { open: boolean; text: string }) {
  const { uncopied } = usePortal();
  const close = () => uncopied.setState({ text: undefined });
  const code = useCopySheet(open, close);
  return code && <code.CopySheet open={open} text={text} onClose={close} />;
}
