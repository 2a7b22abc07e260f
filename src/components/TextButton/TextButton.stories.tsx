import { type FormEvent } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { vars } from '#theme/vars.css.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { CopyLine } from '../icons/CopyLine.tsx';
import { DownLine } from '../icons/DownLine.tsx';
import { RefreshLine } from '../icons/RefreshLine.tsx';
import { RightLine } from '../icons/RightLine.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: '组件/操作/TextButton',
  component: TextButton,
  parameters: {
    layout: 'padded',
    guide: {
      use: '只有文字的动作：换一批、展开、复制；给了 href 就是同样样子的链接。',
      avoid: '一屏最重要的动作用 Button；导航栏末尾的用 NavBarAction；只有图标用 IconButton。',
      role: 'button，给了 href 则是 link；名字是它的文字。',
      keys: { 'Enter / 空格': '按下；链接只认 Enter' },
    } satisfies Guide,
  },
  args: { children: '换一批', onClick: fn() },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('button', { name: '换一批' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const TONES = [
  ['action', '换一批'],
  ['quiet', '回复'],
  ['subtle', '查看更多'],
  ['danger', '删除'],
  ['gem', '去充值'],
  ['gold', '会员协议'],
] as const;

const DARK_TONES = [
  ['night', '停止'],
  ['onPicture', '重试'],
] as const;

const SIZES = ['regular', 'small', 'mini'] as const;

export const Variants: Story = {
  render: ({ onClick }) => (
    <Stack gap="x24">
      {SIZES.map((size) => (
        <Inline key={size} gap="x24" wrap>
          {TONES.map(([tone, text]) => (
            <TextButton key={tone} tone={tone} size={size} onClick={onClick}>
              {text}
            </TextButton>
          ))}
        </Inline>
      ))}
      <div style={{ padding: 24, background: vars.color.night }}>
        <Inline gap="x24">
          {DARK_TONES.map(([tone, text]) => (
            <TextButton key={tone} tone={tone} size="small" onClick={onClick}>
              {text}
            </TextButton>
          ))}
        </Inline>
      </div>
    </Stack>
  ),
};

export const WithIcons: Story = {
  render: ({ onClick }) => (
    <Inline gap="x24" wrap>
      <TextButton size="small" leading={<RefreshLine size={16} />} onClick={onClick}>
        换一批
      </TextButton>
      <TextButton size="small" trailing={<DownLine size={16} />} aria-expanded={false} onClick={onClick}>
        展开 12 条回复
      </TextButton>
      <TextButton tone="subtle" size="mini" trailing={<CopyLine size={14} />} onClick={onClick}>
        订单号 202606180001
      </TextButton>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '展开 12 条回复' })).toHaveAttribute('aria-expanded', 'false');
  },
};

const follow = fn();

/** With `href` it can be opened in a new tab; the plain click is the app's. */
export const AsLink: Story = {
  render: () => (
    <TextButton href="/games" onFollow={follow} tone="subtle" size="small" trailing={<RightLine size={16} />}>
      查看更多
    </TextButton>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '查看更多' });
    await expect(link).toHaveAttribute('href', '/games');
    await tap(link);
    await expect(follow).toHaveBeenLastCalledWith('/games');
  },
};

export const States: Story = {
  render: ({ onClick }) => (
    <Inline gap="x24" wrap>
      <TextButton disabled onClick={onClick}>
        换一批
      </TextButton>
      <TextButton pendingText="加载中…" onClick={onClick}>
        加载更多
      </TextButton>
      <TextButton pending pendingText="加载中…" onClick={onClick}>
        加载更多
      </TextButton>
    </Inline>
  ),
};

const submit = fn((event: FormEvent) => event.preventDefault());

/** Pending keeps the focus, reads as unavailable, and neither clicks nor sends its form. */
export const Pending: Story = {
  args: { type: 'submit', pending: true, pendingText: '发送中…', children: '获取验证码' },
  render: (args) => (
    <form onSubmit={submit}>
      <TextButton {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '发送中…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submit).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** In a sentence it has the sentence's size. */
export const InSentence: Story = {
  args: { size: 'inherit', children: '《用户协议》' },
  render: (args) => (
    <p style={{ fontSize: '0.8125rem' }}>
      登录即表示同意
      <TextButton {...args} />
      的全部内容
    </p>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const sentence = button.parentElement ?? button;
    await expect(getComputedStyle(button).fontSize).toBe(getComputedStyle(sentence).fontSize);
  },
};

/** 20 px to the eye, 44 to the finger; `touch` takes the 44 px in the layout too. */
export const HitArea: Story = {
  args: { size: 'small', children: '复制' },
  render: (args) => (
    <Stack gap="x24" align="start" padding="x32">
      <TextButton {...args} />
      <TextButton {...args} height="touch" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [low, high] = canvas.getAllByRole('button');
    if (!low || !high) throw new Error('Both buttons are needed');
    const { left, width, top, bottom } = low.getBoundingClientRect();
    const middle = left + width / 2;
    await expect(document.elementFromPoint(middle, top - 11)).toBe(low);
    await expect(document.elementFromPoint(middle, bottom + 11)).toBe(low);
    await expect(document.elementFromPoint(left - 5, (top + bottom) / 2)).toBe(low);
    await expect(high.getBoundingClientRect().height).toBe(44);
  },
};

export const LongText: Story = {
  args: { children: '没有开始下载？请检查网络后点此重新获取下载地址，或到帮助中心查看安装步骤' },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await expectFocusRing(canvas.getByRole('button'));
  },
};
