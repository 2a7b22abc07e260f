import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { art } from '#theme/art.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { CheckLine } from '../icons/CheckLine.tsx';
import { CloseLine } from '../icons/CloseLine.tsx';
import { InformationFill } from '../icons/InformationFill.tsx';
import { WarningFill } from '../icons/WarningFill.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Result } from './Result.tsx';

const again = fn();

const meta = {
  title: '组件/反馈/Result',
  component: Result,
  parameters: {
    layout: 'padded',
    guide: {
      use: '整页或一块地方只说一个结果：办成了、没办成、什么都没有、已经不在了。',
      avoid: '列表空着用 Empty；没取到用 ErrorBlock；页面还在、只提一句用 Toast。',
      role: '没有角色，画是装饰；结果是等出来的就给 role="status"，整页的标题用 titleAs="h1"。',
      height: 420,
    } satisfies Guide,
  },
  args: {
    picture: art('rewards/diamonds-3.svg'),
    title: '充值成功，到账 620 钻石',
    description: '可在明细里查看',
    actions: (
      <Button tone="action" onClick={again}>
        完成
      </Button>
    ),
  },
} satisfies Meta<typeof Result>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { role: 'status' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('充值成功，到账 620 钻石');
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await tap(canvas.getByRole('button', { name: '完成' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

/** How it came out colours the disc; the words say it too. */
export const Variants: Story = {
  args: { picture: undefined },
  render: () => (
    <Stack gap="x8">
      <Result
        tone="neutral"
        icon={<InformationFill size={26} />}
        title="申请已提交"
        description="一到两个工作日内答复"
      />
      <Result tone="quiet" icon={<InformationFill size={26} />} title="还没有记录" />
      <Result tone="success" icon={<CheckLine size={26} />} title="兑换成功" description="礼包已发到游戏邮箱" />
      <Result tone="warning" icon={<WarningFill size={26} />} title="支付结果确认中" description="请勿重复支付" />
      <Result tone="danger" icon={<CloseLine size={26} />} title="支付失败" description="请重试" />
    </Stack>
  ),
};

/** The whole page: its title is the page's heading, and it stands a little above the middle. */
export const WholePage: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    size: 'page',
    picture: art('empty/error.svg'),
    title: '页面出了点问题',
    titleAs: 'h1',
    description: '小猫正在抢修，请稍后再试一次',
    actions: (
      <>
        <Button tone="action">重试</Button>
        <LinkButton tone="soft" href="/">
          回首页
        </LinkButton>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ height: '100dvh' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '页面出了点问题' })).toBeVisible();
    const { top, bottom } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(top).toBeGreaterThan(canvasElement.getBoundingClientRect().top + 150);
    await expect(bottom).toBeLessThan(innerHeight);
  },
};

/** One row of a part of a page that stands. */
export const Row: Story = {
  args: {
    size: 'row',
    tone: 'success',
    picture: undefined,
    icon: <CheckLine size={16} />,
    title: '已全部领取',
    description: undefined,
    actions: (
      <Button tone="soft" size="small">
        查看
      </Button>
    ),
  },
  render: (args) => (
    <Surface padding="none">
      <Result {...args} />
    </Surface>
  ),
  play: async ({ canvas }) => {
    const [title, button] = [canvas.getByText('已全部领取'), canvas.getByRole('button', { name: '查看' })].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(button?.left).toBeGreaterThan(title?.right ?? Number.NaN);
    await expect(button?.top).toBeLessThan(title?.bottom ?? Number.NaN);
  },
};

export const LongText: Story = {
  args: {
    title: '支付结果仍在确认中，到账后会通知您，一般不超过十分钟',
    description: '如果已经扣款但超过一小时仍未到账，请带上订单号 20260214093000123456789 联系客服',
    actions: (
      <>
        <Button tone="quiet" size="large">
          联系人工客服
        </Button>
        <Button tone="action" size="large">
          我已经支付过了
        </Button>
      </>
    ),
  },
};
