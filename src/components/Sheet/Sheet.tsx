import type { DialogProps } from '#components/Dialog/Dialog.tsx';
import { Panel } from '#components/Dialog/Panel.tsx';
import * as styles from './Sheet.css.ts';
import { useSheetDrag } from './useSheetDrag.ts';

export type SheetProps = DialogProps;

/** Choices that come up from the bottom edge, at most 85 % of the screen high. */
export function Sheet(props: SheetProps) {
  const { dismissible = true } = props;
  return <Panel {...props} kind="sheet" top={dismissible ? (close) => <Grip onPulledAway={close} /> : undefined} />;
}

function Grip({ onPulledAway }: { onPulledAway: () => void }) {
  const ref = useSheetDrag(onPulledAway);
  return <div ref={ref} className={styles.grip} data-grip="" data-screen="" />;
}
