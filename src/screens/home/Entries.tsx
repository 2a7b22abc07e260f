import { Grid } from '#components/Grid/Grid.tsx';
import { IconLabelLink } from '#components/IconLabelButton/IconLabelLink.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { paths } from '#domain/paths.ts';
import { art } from '#theme/art.ts';
import * as styles from './HomeScreen.css.ts';

export type EntriesProps = {
  /** Gifts that can be claimed today, when known. */
  welfareClaimable: number | null;
  /** Today's tasks, when known. */
  tasks: { done: number; total: number } | null;
};

const BANNERS = {
  welfare: { title: '去福利中心', href: paths.welfare, picture: art('home/welfare.webp') },
  task: { title: '做任务 领钻石', href: paths.task, picture: art('home/task.webp') },
} as const;

const SHORTCUTS = [
  { name: '签到', href: paths.checkIn, picture: art('rewards/checkin.webp') },
  { name: '活动', href: paths.activity, picture: art('rewards/event.webp') },
  { name: '礼包', href: paths.gifts, picture: art('rewards/gift.webp') },
  { name: '充值', href: paths.recharge, picture: art('rewards/diamond.webp') },
] as const;

/** The two banner pictures (spec §2) and the four shortcuts; they stand even when home cannot be read. */
export function Entries({ welfareClaimable, tasks }: EntriesProps) {
  return (
    <Stack gap="x4">
      <Grid minColumn={140} gap="x8">
        <Banner kind="welfare" note={welfareNote(welfareClaimable)} />
        <Banner kind="task" note={tasks ? `已完成 ${tasks.done}/${tasks.total}` : '每日任务已更新'} />
      </Grid>
      <Grid as="ul" minColumn={72} gap="none" aria-label="快捷入口">
        {SHORTCUTS.map(({ name, href, picture }) => (
          <li key={name}>
            <IconLabelLink
              block
              href={href}
              icon={<img className={styles.shortcutPicture} src={picture} alt="" loading="lazy" />}
              label={name}
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

const welfareNote = (claimable: number | null): string => {
  if (claimable === null) return '好礼天天领';
  return claimable > 0 ? `今日可领 ${claimable} 份` : '今日已领完';
};

function Banner({ kind, note }: { kind: keyof typeof BANNERS; note: string }) {
  const { title, href, picture } = BANNERS[kind];
  return (
    <Pressable href={href} radius="card">
      <Stack
        as="span"
        gap="none"
        justify="center"
        paddingX="x12"
        paddingY="x8"
        className={styles.banner}
        data-kind={kind}
      >
        <img className={styles.bannerPicture} src={picture} alt="" loading="lazy" />
        <Text as="span" variant="name" weight="bold">
          {title}
        </Text>
        <Text as="span" variant="meta">
          {note}
        </Text>
      </Stack>
    </Pressable>
  );
}
