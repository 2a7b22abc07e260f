import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: '组件/布局/Card',
  component: Card,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一件事物自己的底面：白、圆角、轻轻的影子。',
      avoid: '同类事物的列表是行，不是卡片套卡片；只为隔开内容时用 Stack 的间距。',
      role: '没有角色；需要地标或列表项时用 as。',
    } satisfies Guide,
  },
  args: { children: '当前余额 860 钻石' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Card>钻石余额</Card>
      <Card tone="gold">年卡会员，有效期至 2027-03-18</Card>
      <Card tone="gem" padding="small">
        下载该游戏需要 300 钻石
      </Card>
      <Card tone="tint" padding="small" as="section">
        邀请好友，双方得钻石
      </Card>
    </Stack>
  ),
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
