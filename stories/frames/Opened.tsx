import { type ComponentType, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { DialogProps } from '#components/Dialog/Dialog.tsx';

/** A page with something to open a dialog or sheet from, and to give the focus back to. */
export function Opened({ of: Layer, onOpenChange, ...layer }: DialogProps & { of: ComponentType<DialogProps> }) {
  const [open, setOpen] = useState(layer.open);
  const change = (next: boolean) => {
    onOpenChange(next);
    setOpen(next);
  };
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Layer {...layer} open={open} onOpenChange={change} />
    </main>
  );
}
