import { Link } from '#components/Link/Link.tsx';
import { formatDateTime, formatDiamonds } from '#domain/format.ts';
import type { LedgerRow } from '#domain/order.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { LEDGER_FACE } from './ledgerFace.tsx';
import * as styles from './LedgerRowView.css.ts';

export type LedgerRowViewProps = {
  row: LedgerRow;
  onOpen: (path: string) => void;
};

/** One movement of diamonds; it leads to what it was about, where there is such a thing. */
export function LedgerRowView({ row, onOpen }: LedgerRowViewProps) {
  if (row.link === undefined) return <Movement row={row} />;
  return (
    <Link href={row.link} onFollow={onOpen}>
      <Movement row={row} />
    </Link>
  );
}

function Movement({ row: { type, title, amount, balance, createTime } }: Pick<LedgerRowViewProps, 'row'>) {
  const { name, icon, ground } = LEDGER_FACE[type];
  const [word, sign] = amount < 0 ? ['支出', '−'] : ['收入', '+'];
  const size = formatDiamonds(Math.abs(amount));
  return (
    <span className={styles.row}>
      <span className={styles.disc} data-ground={ground} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title || name}</span>
        <span className={styles.meta}>{formatDateTime(createTime)}</span>
      </span>
      <span className={styles.figures}>
        <span className={styles.amount} data-sign={amount < 0 ? 'out' : 'in'} aria-hidden="true">
          {sign}
          {size}
        </span>
        <span className={visuallyHidden}>
          {word} {size} 钻石，
        </span>
        <span className={styles.meta}>余额 {formatDiamonds(balance)}</span>
      </span>
    </span>
  );
}
