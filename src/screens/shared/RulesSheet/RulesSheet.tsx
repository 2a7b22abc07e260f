import { Sheet } from '#components/Sheet/Sheet.tsx';
import * as styles from './RulesSheet.css.ts';

export type RulesSheetProps = {
  open: boolean;
  /** One rule each. */
  rules: readonly string[];
  onClose: () => void;
};

/** 规则说明, one tap away on every page that gives rewards (product §1.5). */
export function RulesSheet({ open, rules, onClose }: RulesSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="规则说明">
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule} className={styles.rule}>
            {rule}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
