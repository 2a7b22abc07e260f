import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import type { Guide } from '../../../../.storybook/guide.ts';
import { readRules } from '../../../../stories/plays/rules.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { RulesAction, RulesSheet } from './RulesSheet.tsx';

const meta = {
  title: '页面/共用/规则说明',
  component: RulesSheet,
  parameters: {
    guide: {
      use: '说清一页奖励的规则，一句一条。',
      avoid: '页面里用 RulesAction：导航栏右侧的「规则说明」，自己管开合。要人同意的条款用对话框。',
      role: '名为「规则说明」的对话框，里面是编号列表。',
      keys: { Esc: '关闭' },
    } satisfies Guide,
  },
  args: {
    open: true,
    rules: ['每天可签到一次，以北京时间 0 点为界。', '连续签到七天为一轮，奖励逐日增加。', '每月最多补签 3 次。'],
    onClose: fn(),
  },
} satisfies Meta<typeof RulesSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args }) {
    const sheet = within(await screen.findByRole('dialog', { name: '规则说明' }));
    await expect(sheet.getAllByRole('listitem')).toHaveLength(3);
    await tap(sheet.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The action of a page's bar, with its sheet. */
export const FromTheBar: Story = {
  args: { open: false },
  render: ({ rules }) => <NavBar title="签到" trailing={<RulesAction rules={rules} />} />,
  play: ({ canvasElement }) => readRules(canvasElement, 3),
};

/** More than the screen holds scrolls. */
export const LongText: Story = {
  args: {
    rules: Array.from(
      { length: 12 },
      (_, index) =>
        `第 ${index + 1} 条：连续签到满规定的天数后可以领取一次连签奖励，中断后重新计算，补签的日子也计入连续天数。`,
    ),
  },
};
