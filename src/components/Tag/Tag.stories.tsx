import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from './Tag.tsx';
import { expect } from 'storybook/test';

const meta = {
  title: '组件/展示/Tag',
  component: Tag,
  parameters: {
    layout: 'padded',
    guide: {
      use: '贴在某物上的一个短词：限免、会员、新游。',
      avoid: '能点的是 Button；几条在等用 CountBadge；词不超过六个字。',
      role: '没有角色，照文字读。',
    } satisfies Guide,
  },
  args: { tone: 'action', children: '新游' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = [
  ['danger', '限时免费'],
  ['action', '新游'],
  ['gold', '年卡'],
  ['goldTint', '会员'],
  ['month', '月卡'],
  ['night', '已完结'],
  ['tint', '已购买'],
  ['success', '免费'],
  ['gem', '首充双倍'],
] as const;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap="x16">
      {(['folded', 'corner'] as const).map((shape) => (
        <Inline key={shape} gap="x12" wrap>
          {WORDS.map(([tone, words]) => (
            <Tag key={tone} tone={tone} shape={shape}>
              {words}
            </Tag>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const OnCover: Story = {
  args: { tone: 'danger', shape: 'corner', children: '限免' },
  render: (args) => (
    <div style={{ position: 'relative', width: 104 }}>
      <Picture src="/demo/comics/night-lighthouse/cover.webp" alt="夜航灯塔" ratio={3 / 4} radius="image" priority />
      <div style={{ position: 'absolute', top: 0, left: 0, display: 'flex' }}>
        <Tag {...args} />
      </div>
    </div>
  ),
};

export const LongText: Story = {
  args: { children: '限时免费到本周日晚上十二点', tone: 'danger' },
  render: (args) => (
    <div style={{ width: 96 }}>
      <Tag {...args} />
    </div>
  ),
};

/** One character, digits, a long word and emoji; each on one line. */
export const Contents: Story = {
  render: (args) => (
    <Inline gap="x12" wrap>
      {['新', '99', 'Early access', '🔥热门'].map((words) => (
        <Tag key={words} {...args}>
          {words}
        </Tag>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heights = ['新', '99', 'Early access', '🔥热门'].map(
      (words) => canvas.getByText(words).getBoundingClientRect().height,
    );
    await expect(new Set(heights).size).toBe(1);
  },
};
