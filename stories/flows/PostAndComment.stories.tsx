import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { beginAs, flow } from './tab/flow.ts';
import { PortalInTab } from './tab/PortalInTab.tsx';
import { find, reads, standsAt, tap, toastsGone, type } from './tab/steps.ts';

const meta = {
  ...flow,
  title: '流程/发帖与评论',
  tags: ['!autodocs'],
  component: PortalInTab,
  args: { path: '/login?redirect=%2Fsquare' },
} satisfies Meta<typeof PortalInTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const POST = '云端列车第七站的隐藏徽章终于拿到了，路线写在评论里。';
const COMMENT = '先坐反方向的慢车，到雾港再换乘。';

/** A post is written, published and commented on. */
export const PublishAndComment: Story = {
  async play({ step }) {
    await step('the square is entered, and a post begun', async () => {
      await beginAs('rich01');
      await standsAt('/square');
      await tap('link', '发帖');
      await standsAt('/postpage');
    });
    await step('text and tag make it complete', async () => {
      await type('帖子内容', POST);
      await tap('radio', '# 攻略');
      await tap('button', '发布');
    });
    await step('it is published, and stands on its own page', async () => {
      await standsAt(/^\/post\//);
      await reads('发布成功');
      await reads(POST);
    });
    await step('a comment stands on top at once', async () => {
      await tap('button', '说点什么…');
      await type('评论', COMMENT);
      await tap('button', '发送');
      await reads(COMMENT);
      await reads('评论成功');
    });
    await step('the page is still the post’s, and the focus is kept within it', async () => {
      await standsAt(/^\/post\//);
      await expect(await find('heading', '评论 1')).toBeVisible();
      await waitFor(async () => expect(await find('button', '说点什么…')).toHaveFocus());
      await toastsGone();
    });
  },
};
