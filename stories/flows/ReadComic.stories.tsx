import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { flow } from './tab/flow.ts';
import { PortalInTab } from './tab/PortalInTab.tsx';
import { closeBulletin, find, reads, standsAt, tap, toastsGone } from './tab/steps.ts';

const meta = {
  ...flow,
  title: '流程/读一话漫画',
  tags: ['!autodocs'],
  component: PortalInTab,
  args: { path: '/animate' },
} satisfies Meta<typeof PortalInTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor finds a comic, reads into it and comes back to where it was. */
export const ReadAndReturn: Story = {
  async play({ step }) {
    await step('the library leads to a book', async () => {
      await closeBulletin();
      await tap('link', /纸飞机邮局/);
      await standsAt(/^\/bookinfo\//);
    });
    await step('the first chapter opens', async () => {
      await tap('link', '开始阅读');
      await standsAt(/^\/readbook\//);
      await expect(await find('img', '第1页')).toBeVisible();
    });
    await step('back at the book it says where to go on', async () => {
      history.back();
      await standsAt(/^\/bookinfo\//);
      await reads(/继续阅读/);
    });
    await step('and the way on has the focus of a keyboard', async () => {
      const goOn = await find('link', /继续阅读/);
      goOn.focus();
      await expect(goOn).toHaveFocus();
      await toastsGone();
    });
  },
};
