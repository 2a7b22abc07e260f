import { Card } from '#components/Card/Card.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import * as pill from '../../shared/BalancePill/BalancePill.css.ts';
import * as group from './TaskGroupCard.css.ts';
import * as head from './TaskHead.css.ts';
import * as row from './TaskRow.css.ts';

const GROUPS = [
  ['a', 'b', 'c', 'd'],
  ['e', 'f', 'g', 'h'],
];

/** Head and two groups in grey. */
export function TaskSkeleton() {
  return (
    <>
      <div className={head.head}>
        <img className={head.picture} src="/demo/rewards/chest.svg" alt="" />
        <p className={head.earned}>
          <Skeleton width={168} height={32} />
        </p>
        <p className={head.reset}>
          <Skeleton width={110} height={16} />
        </p>
        <div className={pill.target}>
          <Skeleton width={92} height={30} radius="round" />
        </div>
      </div>
      {GROUPS.map((rows) => (
        <Card key={rows[0]} padding="none">
          <div className={group.heading}>
            <Skeleton width={72} height={22} />
          </div>
          {rows.map((key) => (
            <div key={key} className={row.row}>
              <Skeleton width={44} height={44} radius="image" />
              <div className={row.words}>
                <Skeleton width={110} height={16} />
                <Skeleton width={150} height={12} />
              </div>
            </div>
          ))}
        </Card>
      ))}
    </>
  );
}
