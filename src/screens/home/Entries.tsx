import { Link } from '#components/Link/Link.tsx';
import { paths } from '#domain/paths.ts';
import * as styles from './Entries.css.ts';

export type EntriesProps = {
  /** Gifts that can be claimed today, when known. */
  welfareClaimable: number | null;
  /** Today's tasks, when known. */
  tasks: { done: number; total: number } | null;
  onOpen: (path: string) => void;
};

const SHORTCUTS = [
  { name: '签到', href: paths.checkIn, picture: '/demo/rewards/checkin.webp' },
  { name: '活动', href: paths.activity, picture: '/demo/rewards/event.webp' },
  { name: '礼包', href: paths.gifts, picture: '/demo/rewards/gift.webp' },
  { name: '充值', href: paths.recharge, picture: '/demo/rewards/diamond.webp' },
] as const;

/** The two banner pictures (spec §2) and the four shortcuts; they stand even when home cannot be read. */
export function Entries({ welfareClaimable, tasks, onOpen }: EntriesProps) {
  return (
    <>
      <div className={styles.banners}>
        <Link href={paths.welfare} onFollow={onOpen}>
          <span className={styles.banner} data-kind="welfare">
            <img className={styles.picture} src="/demo/home/welfare.webp" alt="" loading="lazy" />
            <span className={styles.title}>去福利中心</span>
            <span className={styles.note}>{welfareNote(welfareClaimable)}</span>
          </span>
        </Link>
        <Link href={paths.task} onFollow={onOpen}>
          <span className={styles.banner} data-kind="task">
            <img className={styles.picture} src="/demo/home/task.webp" alt="" loading="lazy" />
            <span className={styles.title}>做任务 领钻石</span>
            <span className={styles.note}>{tasks ? `已完成 ${tasks.done}/${tasks.total}` : '每日任务已更新'}</span>
          </span>
        </Link>
      </div>
      <Shortcuts onOpen={onOpen} />
    </>
  );
}

const welfareNote = (claimable: number | null): string => {
  if (claimable === null) return '好礼天天领';
  return claimable > 0 ? `今日可领 ${claimable} 份` : '今日已领完';
};

function Shortcuts({ onOpen }: Pick<EntriesProps, 'onOpen'>) {
  return (
    <ul className={styles.shortcuts} aria-label="快捷入口">
      {SHORTCUTS.map(({ name, href, picture }) => (
        <li key={name} className={styles.cell}>
          <Link href={href} onFollow={onOpen}>
            <span className={styles.shortcut}>
              <img className={styles.drawing} src={picture} alt="" loading="lazy" />
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
