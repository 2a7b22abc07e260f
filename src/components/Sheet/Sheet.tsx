import type { DialogProps } from '#components/Dialog/Dialog.tsx';
import { Panel } from '#components/Dialog/Panel.tsx';
import * as styles from './Sheet.css.ts';

export type SheetProps = DialogProps;

/** Choices that come up from the bottom edge, at most 85 % of the screen high. */
export function Sheet(props: SheetProps) {
  return <Panel {...props} kind="sheet" top={<span className={styles.handle} aria-hidden />} />;
}
