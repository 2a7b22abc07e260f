import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ButtonPair } from './ButtonPair.tsx';

const meta = {
  title: '组件/布局/ButtonPair',
  component: ButtonPair,
  parameters: {
    layout: 'padded',
    guide: {
      use: '弹窗底部的一个或两个按钮：无害的在前，主要的在后、宽一半。',
      avoid: '三个以上的选择用 ActionSheet；一句话问是或否直接用 ConfirmDialog。',
      role: '没有角色；按钮各读各的，焦点先到无害的那个。',
    } satisfies Guide,
  },
  args: {
    children: [
      <Button key="cancel" tone="quiet">
        取消
      </Button>,
      <Button key="confirm">充值</Button>,
    ],
  },
} satisfies Meta<typeof ButtonPair>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both ends of the row are reached, and the second button is the wider one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    if (!first || !second) throw new Error('There are no two buttons');
    await expect(second.top).toBe(first.top);
    await expect(second.width / first.width).toBeCloseTo(1.5, 1);
  },
};

/** Alone, a button takes the whole width. */
export const Single: Story = {
  args: { children: <Button size="large">我知道了</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { width } = button.parentElement?.getBoundingClientRect() ?? {};
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="x16">
      <ButtonPair {...args} widths="weighted" />
      <ButtonPair {...args} widths="equal" />
      <ButtonPair>
        <Button tone="quiet" size="large">
          联系客服
        </Button>
        <Button size="large">我已支付</Button>
      </ButtonPair>
      <ButtonPair>
        <Button tone="quiet">取消</Button>
        <Button tone="danger" pending pendingText="删除中…">
          删除
        </Button>
      </ButtonPair>
      <ButtonPair>
        <Button tone="quiet">返回</Button>
        <LinkButton href="/download">下载APP</LinkButton>
      </ButtonPair>
    </Stack>
  ),
};

export const Equal: Story = {
  args: { widths: 'equal' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(second).toBe(first);
  },
};

/** Where both do not fit side by side, as with large text, they stand one above the other. */
export const Stacked: Story = {
  render: (args) => (
    <div style={{ width: 200 }}>
      <ButtonPair {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    if (!first || !second) throw new Error('There are no two buttons');
    await expect(second.top).toBeGreaterThan(first.bottom);
    await expect([first.width, second.width]).toEqual([200, 200]);
  },
};

export const LongText: Story = {
  args: {
    children: [
      <Button key="cancel" tone="quiet">
        再想想，先不取消
      </Button>,
      <Button key="confirm" tone="danger">
        确认取消订阅并删除阅读进度
      </Button>,
    ],
  },
};
