import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabular } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Button } from '../Button/Button.tsx';
import { AnnouncementFill } from '../icons/AnnouncementFill.tsx';
import { CrownFill } from '../icons/CrownFill.tsx';
import { DiamondLine } from '../icons/DiamondLine.tsx';
import { HistoryLine } from '../icons/HistoryLine.tsx';
import { WifiOffLine } from '../icons/WifiOffLine.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: '组件/反馈/Notice',
  component: Notice,
  parameters: {
    layout: 'padded',
    guide: {
      use: '页面里的一条话：提醒、公告、还差多少、已恢复草稿；整条可以是去处，末尾可以有一个按钮。',
      avoid: '做完一件事的一句话用 Toast；非答不可用 Dialog；整块加载失败用 ErrorBlock。',
      role: '没有角色，照文字读；有 href 是 link，有 onClick 是 button，名字是整条的文字；要念出来时用 live。',
      keys: { Enter: '前往', 'Enter / 空格': '按下（整条是按钮时）' },
    } satisfies Guide,
  },
  args: {
    tone: 'warning',
    children: '会员 2026.01.20 到期，续费可顺延',
    onClick: undefined,
    onClose: undefined,
    onFollow: fn(),
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const height = canvasElement.firstElementChild?.firstElementChild?.clientHeight;
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap="x12">
      <Notice tone="plain" icon={<AnnouncementFill size={20} />}>
        冬日签到季开始了
      </Notice>
      <Notice tone="info">今天的任务还有两项没有完成</Notice>
      <Notice tone="sky" title="邀请好友 双方得钻石">
        把邀请码发给好友，一起领奖励
      </Notice>
      <Notice tone="success">网络已恢复</Notice>
      <Notice tone="warning">会员已于 2026.01.02 到期，权益已暂停</Notice>
      <Notice tone="danger" title="内容包含敏感词">
        请修改后再发布
      </Notice>
      <Notice tone="gem" icon={<DiamondLine size={18} />}>
        首次充值任意套餐，钻石双倍
      </Notice>
      <Notice tone="gold" icon={<CrownFill size={20} />} title="会员可免费下载" />
      <Notice tone="night" icon={<HistoryLine size={18} />}>
        已为您跳转到上次阅读位置
      </Notice>
    </Stack>
  ),
};

export const AsLink: Story = {
  args: { href: '/membership', more: '去续费' },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: /会员 2026.01.20 到期.*去续费/ });
    await expect(link).toHaveAttribute('href', '/membership');
    await tap(link);
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(args.onFollow).toHaveBeenLastCalledWith('/membership');
  },
};

export const AsButton: Story = {
  args: {
    tone: 'plain',
    icon: <AnnouncementFill size={20} />,
    children: '冬日签到季：连续签到七天，领限定头像框和双倍经验卡',
    lines: 1,
    onClick: fn(),
  },
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('button', { name: /冬日签到季/ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithAction: Story = {
  args: {
    tone: 'gold',
    icon: <CrownFill size={20} />,
    title: '会员可免费下载',
    children: undefined,
    action: (
      <Button tone="goldDeep" size="medium">
        立即开通
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '立即开通' })).toBeVisible();
  },
};

const onAction = fn();

/** The strip leads somewhere, its button does something else: neither stands inside the other, and no gap is dead. */
export const LinkWithAction: Story = {
  args: {
    tone: 'plain',
    icon: <Picture src="/demo/games/star-scavenger/icon.webp" alt="" width={28} height={28} radius="icon" />,
    children: '下载《星海拾荒者》',
    lines: 1,
    href: '/detail/1',
    action: (
      <Button tone="soft" size="medium" onClick={onAction}>
        继续
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: '下载《星海拾荒者》' });
    const button = canvas.getByRole('button', { name: '继续' });
    await expect(link.contains(button)).toBe(false);
    const { right, top, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(right + 4, top + height / 2)).toBe(link);
    await tap(button);
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
};

export const Closable: Story = {
  args: { tone: 'info', children: '下拉可以刷新这一页', onClose: fn(), closeLabel: '不再提示' },
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('button', { name: '不再提示' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Only what appears by itself is announced. */
export const Live: Story = {
  args: { tone: 'info', icon: <HistoryLine size={18} />, children: '已恢复上次未发布的内容', live: 'status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已恢复上次未发布的内容');
  },
};

/** From edge to edge under a bar. */
export const Bar: Story = {
  args: { shape: 'bar', icon: <WifiOffLine size={16} />, children: '网络已断开，请检查网络设置' },
  parameters: { layout: 'fullscreen' },
};

/** Floats over a dark picture; its owner places it. */
export const Pill: Story = {
  args: {
    tone: 'night',
    shape: 'pill',
    icon: null,
    children: '本话已读完',
    action: (
      <Button tone="soft" size="small">
        从头看
      </Button>
    ),
  },
  render: (args) => (
    <div style={{ padding: 16, background: vars.color.night2 }}>
      <Notice {...args} />
    </div>
  ),
};

/** A title, a list beneath it, and numbers that keep their width. */
export const RichContent: Story = {
  args: {
    tone: 'danger',
    title: '有 2 处需要修改',
    children: (
      <ul className={tabular}>
        <li>第 12 字：“外挂”</li>
        <li>第 208 字：“代练”</li>
      </ul>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: '冬日签到季活动规则与奖励发放说明（2026年1月更新版）',
    children: '连续签到七天可领取限定头像框，中断后可用补签卡补回最近三天，补签的日子不计入连续签到',
    href: '/notice/1',
    lines: 2,
    onClose: fn(),
  },
};

export const Focused: Story = {
  args: { href: '/membership' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expectFocusRing(canvas.getByRole('link'));
  },
};
