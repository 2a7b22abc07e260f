import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { ListItem, type ListItemProps } from '#components/ListItem/ListItem.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDateTime, formatDiamonds } from '#domain/format.ts';
import type { LedgerRow } from '#domain/order.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { LEDGER_VIEW } from './ledgerView.tsx';

export type LedgerRowViewProps = Pick<ListItemProps, 'divider'> & {
  row: LedgerRow;
};

/** One movement of diamonds; it leads to what it was about, where there is such a thing. */
export function LedgerRowView({ row, divider }: LedgerRowViewProps) {
  const { name, icon, tone } = LEDGER_VIEW[row.type];
  const [direction, sign] = row.amount < 0 ? ['支出', '−'] : ['收入', '+'];
  const amount = formatDiamonds(Math.abs(row.amount));
  const balance = `余额 ${formatDiamonds(row.balance)}`;
  return (
    <ListItem
      as="div"
      size="large"
      divider={divider}
      href={row.link}
      leading={
        <IconDisc tone={tone} aria-hidden="true">
          {icon}
        </IconDisc>
      }
      title={
        <>
          {row.title || name}
          {/* Part of the link's name, which the figures at the row's end are not. */}
          <span className={visuallyHidden}>
            ，{direction} {amount} 钻石，{balance}
          </span>
        </>
      }
      titleLines={2}
      titleWeight="regular"
      meta={formatDateTime(row.createTime)}
      trailing={
        <Stack gap="none" align="end" aria-hidden="true">
          <Text variant="heading" tabular tone={row.amount < 0 ? 'ink' : 'gem'} align="end" breakAnywhere>
            {sign}
            {amount}
          </Text>
          <Text variant="meta" tabular tone="ink3" align="end" breakAnywhere>
            {balance}
          </Text>
        </Stack>
      }
    />
  );
}
