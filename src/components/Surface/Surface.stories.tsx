import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Surface } from './Surface.tsx';

const meta = {
  title: '组件/布局/Surface',
  component: Surface,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一件事物自己的底面：白、圆角、轻轻的影子；给了 gap，孩子就从上到下排开。',
      avoid: '同类事物的列表是行，不是底面套底面；只为隔开内容时用 Stack 的间距。',
      role: '没有角色；需要地标或列表项时用 as。',
    } satisfies Guide,
  },
  args: { children: '当前余额 860 钻石' },
} satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Surface>钻石余额</Surface>
      <Surface tone="gold">年卡会员，有效期至 2027-03-18</Surface>
      <Surface tone="goldTint">连签 7 天的奖励可以领取了</Surface>
      <Surface tone="gem" padding="x12" radius="field">
        下载该游戏需要 300 钻石
      </Surface>
      <Surface tone="tint" padding="x12" radius="panel" as="section">
        邀请好友，双方得钻石
      </Surface>
      <Surface tone="quiet" padding="x12" radius="field">
        本话共 24 页
      </Surface>
    </Stack>
  ),
};

/** With `gap` it lays its children out itself. */
export const Stacked: Story = {
  args: {
    gap: 'x8',
    children: (
      <>
        <Text as="h3" variant="heading">
          我的邀请码
        </Text>
        <Text variant="small" tone="ink3">
          好友注册时填写，双方各得 50 钻石
        </Text>
      </>
    ),
  },
};

export const Bleeding: Story = {
  args: {
    padding: 'none',
    children: <Picture src="/demo/games/cloud-train/cover.webp" alt="云端列车" ratio={16 / 9} priority />,
  },
};

export const LongText: Story = {
  args: {
    children: '一艘旧货船，一只不肯关机的领航机器人。在漂满残骸的航道上拾荒、修船、交朋友，每一件旧物都有自己的来历。',
  },
};
