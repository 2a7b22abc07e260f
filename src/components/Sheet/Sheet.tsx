import type { DialogProps } from '#components/Dialog/Dialog.tsx';
import { Panel } from '#components/Dialog/Panel.tsx';
import * as styles from './Sheet.css.ts';
import { useSheetDrag } from './useSheetDrag.ts';

export type SheetProps<Payload = unknown> = DialogProps<Payload>;

/** Choices that come up from the bottom edge, at most 85 % of the screen high. */
export function Sheet<Payload = unknown>(props: SheetProps<Payload>) {
  const { dismissible = true, titleHidden = false } = props;
  const grip = (close: () => void) => <Grip onPulledAway={close} untitled={titleHidden} />;
  return <Panel {...props} kind="sheet" top={dismissible ? grip : undefined} />;
}

function Grip({ onPulledAway, untitled }: { onPulledAway: () => void; untitled: boolean }) {
  const ref = useSheetDrag(onPulledAway);
  return <div ref={ref} className={styles.grip} data-untitled={untitled || undefined} data-grip="" data-screen="" />;
}
