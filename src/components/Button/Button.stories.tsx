import { type FormEvent } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { DownloadLine } from '../icons/DownloadLine.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';

const meta = {
  title: '组件/操作/Button',
  component: Button,
  parameters: {
    layout: 'padded',
    guide: {
      use: '“做这件事”的唯一样子：提交、购买、领取。',
      avoid: '只是去别的地方用 LinkButton 或 Link；只有图标用 IconButton；一屏只有一个实心的 action。',
      role: 'button；进行中时仍可聚焦，读作不可用。',
      keys: { 'Enter / 空格': '按下' },
    } satisfies Guide,
  },
  args: { children: '确认下载', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('button', { name: '确认下载' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const TONES = [
  ['action', '立即支付'],
  ['soft', '继续下载'],
  ['outline', '换一批'],
  ['gold', '立即开通'],
  ['goldDeep', '续费'],
  ['danger', '删除'],
  ['quiet', '取消'],
] as const;

const SIZES = ['large', 'regular', 'medium', 'small'] as const;

export const Variants: Story = {
  render: ({ onClick }) => (
    <Stack gap="x16">
      {SIZES.map((size) => (
        <Inline key={size} gap="x16" wrap>
          {TONES.map(([tone, words]) => (
            <Button key={tone} tone={tone} size={size} onClick={onClick}>
              {words}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: ({ onClick }) => (
    <Stack gap="x16">
      <Inline wrap>
        <Button onClick={onClick} leading={<DownloadLine size={18} />}>
          下载
        </Button>
        <Button disabled onClick={onClick}>
          下载
        </Button>
        <Button pending pendingText="下载中…" onClick={onClick}>
          下载
        </Button>
      </Inline>
      <Inline wrap>
        <Button tone="soft" size="small" onClick={onClick}>
          领取
        </Button>
        <Button tone="soft" size="small" disabled onClick={onClick}>
          已领取
        </Button>
        <Button tone="soft" size="small" pending pendingText="领取中…" onClick={onClick}>
          领取
        </Button>
      </Inline>
      <Button block size="large" onClick={onClick}>
        登录
      </Button>
    </Stack>
  ),
};

/** The purchase dialog's pair: the primary is half as wide again as 取消. */
export const Pair: Story = {
  render: ({ onClick }) => (
    <Inline gap="x12">
      <div style={{ flex: 1 }}>
        <Button tone="quiet" block onClick={onClick}>
          取消
        </Button>
      </div>
      <div style={{ flex: 1.5 }}>
        <Button block onClick={onClick}>
          确认下载
        </Button>
      </div>
    </Inline>
  ),
};

const submit = fn((event: FormEvent) => event.preventDefault());

/** Waiting keeps focus and width, tells it is off, and neither clicks nor sends its form. */
export const Pending: Story = {
  args: { type: 'submit', pending: true, pendingText: '提交中…', children: '提交' },
  render: (args) => (
    <form onSubmit={submit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '提交中…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submit).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** The width of the waiting words is there from the start. */
export const SameWidth: Story = {
  render: ({ onClick }) => (
    <Stack align="start">
      <Button pendingText="提交中…" onClick={onClick}>
        提交
      </Button>
      <Button pending pendingText="提交中…" onClick={onClick}>
        提交
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [idle, waiting] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(idle).toBe(waiting);
  },
};

/** 28 px to the eye, 44 to the finger. */
export const HitArea: Story = {
  args: { size: 'small', tone: 'soft', children: '领取' },
  render: (args) => (
    <div style={{ padding: 40 }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { left, width, top, bottom } = button.getBoundingClientRect();
    await expect(bottom - top).toBe(28);
    await expect(document.elementFromPoint(left + width / 2, top - 7)).toBe(button);
    await expect(document.elementFromPoint(left + width / 2, bottom + 7)).toBe(button);
  },
};

export const LongText: Story = {
  args: { block: true, children: '同意并继续使用当前账号绑定手机号 13800138000' },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await expectFocusRing(canvas.getByRole('button'));
  },
};

/** One character, a word that cannot break, digits and emoji: none leaves the screen. */
export const Contents: Story = {
  render: ({ onClick }) => (
    <Stack gap="x12" align="start">
      {['领', 'Supercalifragilisticexpialidocious-and-on-and-on', '充 648 元送 6480💎'].map((words) => (
        <Button key={words} tone="soft" onClick={onClick}>
          {words}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
  },
};
