import { type ReactNode } from 'react';
import { LeftLine } from '../icons/LeftLine.tsx';
import { RightLine } from '../icons/RightLine.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { addMonths, monthName, monthOf, type CivilDate, type CivilMonth } from './civilDate.ts';
import * as styles from './Calendar.css.ts';

export type CalendarHeadProps = {
  titleId: string;
  month: CivilMonth;
  min: CivilDate | undefined;
  max: CivilDate | undefined;
  aside: ReactNode;
  onShow: (month: CivilMonth) => void;
};

/** Which month it is, and the ways to the ones beside it, where there are any. */
export function CalendarHead({ titleId, month, min, max, aside, onShow }: CalendarHeadProps) {
  const canGoBack = min === undefined || monthOf(min) < month;
  const canGoOn = max === undefined || monthOf(max) > month;
  const movable = min === undefined || max === undefined || monthOf(min) < monthOf(max);
  return (
    <div className={styles.head}>
      <span id={titleId} className={styles.title} aria-live="polite">
        {monthName(month)}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      {movable && (
        <span className={styles.moves}>
          {/* Not `disabled`: at the last month the button that led there would lose the focus. */}
          <IconButton
            label="上个月"
            aria-disabled={!canGoBack}
            onClick={() => canGoBack && onShow(addMonths(month, -1))}
          >
            <LeftLine size={20} />
          </IconButton>
          <IconButton label="下个月" aria-disabled={!canGoOn} onClick={() => canGoOn && onShow(addMonths(month, 1))}>
            <RightLine size={20} />
          </IconButton>
        </span>
      )}
    </div>
  );
}
