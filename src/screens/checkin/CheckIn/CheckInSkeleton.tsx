import { Card } from '#components/Card/Card.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import * as head from './CheckInHead.css.ts';
import * as screen from './CheckInScreen.css.ts';
import * as styles from './CheckInSkeleton.css.ts';
import * as gifts from './Milestones.css.ts';

const WEEKS = ['a', 'b', 'c', 'd', 'e'];
const DAYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const GIFTS = ['a', 'b', 'c', 'd'];

/** The board in grey, as high as it will be. */
export function CheckInSkeleton() {
  return (
    <>
      <div className={head.head}>
        <div className={head.words}>
          <Skeleton width={176} height={32} />
          <div className={styles.line}>
            <Skeleton width={140} height={16} />
          </div>
        </div>
      </div>
      <Card padding="small">
        <Skeleton height={74} radius="card" />
        <div className={styles.button}>
          <Skeleton height={48} radius="round" />
        </div>
      </Card>
      <Card padding="small">
        <div className={styles.month}>
          <Skeleton width={120} height={24} />
        </div>
        {WEEKS.map((week) => (
          <div key={week} className={styles.week}>
            {DAYS.map((day) => (
              <Skeleton key={day} width={32} height={32} radius="round" />
            ))}
          </div>
        ))}
      </Card>
      <div className={screen.heading}>
        <Skeleton width={80} height={26} />
      </div>
      <div className={gifts.gifts}>
        {GIFTS.map((gift) => (
          <Skeleton key={gift} height={92} radius="card" />
        ))}
      </div>
    </>
  );
}
