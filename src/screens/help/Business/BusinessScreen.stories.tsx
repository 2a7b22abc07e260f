import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { BusinessScreen } from './BusinessScreen.tsx';

const meta = {
  title: '页面/商务合作',
  component: BusinessScreen,
  parameters: {
    guide: {
      use: '商务合作：能一起做什么、怎样开始、信写到哪里。',
      avoid: '没有商务邮箱或没读到时说明白，请人先联系客服，不放点了没用的按钮。',
      role: '三个部分各有名字；「怎样开始」是有顺序的列表。',
    } satisfies Guide,
  },
  args: { email: ready('business@example.com'), onCopyEmail: fn(), onContact: fn(), onBack: fn() },
  decorators: [inSimpleShell],
} satisfies Meta<typeof BusinessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '复制商务邮箱' }));
    await expect(args.onCopyEmail).toHaveBeenCalledWith('business@example.com');
    await expect(canvas.getByRole('link', { name: '写邮件' }).getAttribute('href')).toMatch(
      /^mailto:business@example\.com\?subject=/,
    );
    await tap(canvas.getByRole('button', { name: '联系客服' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Start-up has not answered yet. */
export const Loading: Story = { args: { email: loading } };

const saysSo: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText(/暂时没有可用的商务邮箱/)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: '写邮件' })).toBeNull();
};

/** The config names no address. */
export const Empty: Story = { args: { email: ready(undefined) }, play: saysSo };

/** Start-up failed: nothing to be tapped again here, the next visit asks again. */
export const Failed: Story = { args: { email: failed() }, play: saysSo };

export const LongText: Story = {
  args: { email: ready(`${'very-long-department-name.'.repeat(4)}business@mail.subdomain.example.com`) },
};
