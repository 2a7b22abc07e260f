import type { ReactNode } from 'react';
import { Grid } from '#components/Grid/Grid.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { Book6Line } from '#components/icons/Book6Line.tsx';
import { DiamondLine } from '#components/icons/DiamondLine.tsx';
import { DownloadLine } from '#components/icons/DownloadLine.tsx';
import { MedalLine } from '#components/icons/MedalLine.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { VipRight } from '#domain/membership.ts';

const RIGHTS: readonly { id: VipRight['id']; icon: ReactNode; name: string; detail: string }[] = [
  { id: 'games', icon: <DownloadLine size={20} />, name: '全部游戏', detail: '免费下载' },
  { id: 'comics', icon: <Book6Line size={20} />, name: '会员漫画', detail: '免费看' },
  { id: 'diamonds', icon: <DiamondLine size={20} />, name: '每日', detail: '领钻石' },
  { id: 'badge', icon: <MedalLine size={20} />, name: '专属', detail: '标识' },
];

export type MemberRightsProps = {
  /** Those that are on offer; all four when left out. */
  ids?: readonly VipRight['id'][];
};

/** What membership gives, four in a row. */
export function MemberRights({ ids }: MemberRightsProps) {
  return (
    <Grid as="ul" minColumn={72} gap="none" rowGap="x8" aria-label="会员权益">
      {RIGHTS.filter(({ id }) => ids?.includes(id) ?? true).map(({ id, icon, name, detail }) => (
        <Stack key={id} as="li" gap="x6" align="center">
          <IconDisc tone="gold" size={36} shape="tile">
            {icon}
          </IconDisc>
          <Stack gap="none" align="center">
            <Text as="span" variant="meta" weight="medium" tone="goldDeep" align="center">
              {name}
            </Text>
            <Text as="span" variant="meta" tone="goldText" align="center">
              {detail}
            </Text>
          </Stack>
        </Stack>
      ))}
    </Grid>
  );
}
