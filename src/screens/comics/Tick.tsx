import { CheckLine } from '#components/icons/CheckLine.tsx';
import * as styles from './Tick.css.ts';

/** The round tick of a thing one chooses; the thing itself is the checkbox. */
export function Tick({ on }: { on: boolean }) {
  return (
    <span className={styles.tick} data-on={on || undefined}>
      {on && <CheckLine size={16} />}
    </span>
  );
}
