import type { ReactNode } from 'react';
import { Book6Line } from '#components/icons/Book6Line.tsx';
import { DiamondLine } from '#components/icons/DiamondLine.tsx';
import { DownloadLine } from '#components/icons/DownloadLine.tsx';
import { MedalLine } from '#components/icons/MedalLine.tsx';
import type { VipRight } from '#domain/membership.ts';
import * as styles from './MemberRights.css.ts';

const RIGHTS: readonly { id: VipRight['id']; icon: ReactNode; words: readonly [string, string] }[] = [
  { id: 'games', icon: <DownloadLine size={20} />, words: ['全部游戏', '免费下载'] },
  { id: 'comics', icon: <Book6Line size={20} />, words: ['会员漫画', '免费看'] },
  { id: 'diamonds', icon: <DiamondLine size={20} />, words: ['每日', '领钻石'] },
  { id: 'badge', icon: <MedalLine size={20} />, words: ['专属', '标识'] },
];

export type MemberRightsProps = {
  /** Those that are on offer; all four unless told. */
  ids?: readonly VipRight['id'][];
};

/** What membership gives, four in a row. */
export function MemberRights({ ids }: MemberRightsProps) {
  return (
    <ul className={styles.rights} aria-label="会员权益">
      {RIGHTS.filter(({ id }) => ids?.includes(id) ?? true).map(({ id, icon, words: [first, second] }) => (
        <li key={id} className={styles.right}>
          <span className={styles.tile}>{icon}</span>
          <span className={styles.name}>{first}</span>
          <span className={styles.line}>{second}</span>
        </li>
      ))}
    </ul>
  );
}
