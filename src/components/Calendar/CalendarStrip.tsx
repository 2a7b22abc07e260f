import { type ComponentProps, type ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { CheckLine } from '../icons/CheckLine.tsx';
import * as styles from './CalendarStrip.css.ts';

export type StripState = 'done' | 'today' | 'missed' | 'future';

export type StripDay = {
  /** Unique in the strip. */
  id: string;
  /** 第1天, 今天, or a date. */
  label: string;
  state: StripState;
  /** What the day brings, such as +8. */
  reward: string;
  /** The day everything leads to. */
  grand?: boolean;
  /** It has just come to its state: the day turns over to show it, once. */
  turns?: boolean;
};

export type CalendarStripProps = Omit<ComponentProps<'ol'>, 'className' | 'style' | 'children'> & {
  /** What the days stand for, as it is spoken. */
  label: string;
  days: readonly StripDay[];
  /** Drawing of the reward, shown on days whose reward is still to come. */
  rewardIcon?: ReactNode;
  /** What each state is called when it is spoken. */
  stateNames?: Record<StripState, string>;
};

const STATE_NAMES: Record<StripState, string> = { done: '已签到', today: '今天可签到', missed: '漏签', future: '未到' };

/** Seven days in a row with what each brings: done, to be done now, missed, still to come. */
export function CalendarStrip({ label, days, rewardIcon, stateNames = STATE_NAMES, ...rest }: CalendarStripProps) {
  return (
    <ol {...rest} aria-label={label} className={styles.root}>
      {days.map((day) => (
        <li
          key={day.id}
          className={styles.day[day.state]}
          data-grand={day.grand ? '' : undefined}
          data-turns={day.turns ? '' : undefined}
          aria-current={day.state === 'today' ? 'date' : undefined}
        >
          <span className={styles.label}>{day.label}</span>
          <span className={styles.middle} aria-hidden>
            <Middle state={day.state} rewardIcon={rewardIcon} />
          </span>
          <span className={styles.reward}>{day.reward}</span>
          <span className={visuallyHidden}>{stateNames[day.state]}</span>
        </li>
      ))}
    </ol>
  );
}

function Middle({ state, rewardIcon }: { state: StripState; rewardIcon: ReactNode }) {
  if (state === 'done')
    return (
      <span className={styles.check}>
        <CheckLine size={12} />
      </span>
    );
  if (state === 'missed') return <span className={styles.missed}>漏</span>;
  return rewardIcon;
}
