import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { BalancePill } from '../BalancePill/BalancePill.tsx';
import { inSimpleShell } from '../inShell.fixtures.ts';
import { RewardFlight, type FlyingReward } from './RewardFlight.tsx';

/** Claims as often as it is tapped. */
function Claims({ reward: first }: { reward: FlyingReward | undefined }) {
  const [reward, setReward] = useState(first);
  const earned = 8 * (reward?.turn ?? 0);
  return (
    <Page
      wash="sky"
      bar={
        <>
          <NavBar title="领取奖励" trailing={<BalancePill balance={ready(1286 + earned)} />} />
          <RewardFlight reward={reward} />
        </>
      }
    >
      <div data-reward-from="gift" style={{ padding: '20rem 16px 0' }}>
        <Button tone="gold" block onClick={() => setReward({ turn: (reward?.turn ?? 0) + 1, amount: 8, from: 'gift' })}>
          领取 8 钻石
        </Button>
      </div>
    </Page>
  );
}

const meta = {
  title: '页面/共用/奖励飞入余额',
  component: RewardFlight,
  decorators: [inSimpleShell],
  parameters: {
    guide: {
      use: '领取钻石之后，让数目从被点的地方飞到页顶的余额，余额随后才开始变。',
      avoid:
        '每次领取换一个 turn；起点写 data-reward-from，终点是余额胶囊。页面上找不到起点，或人要求减少动态时，什么也不动。',
      role: '装饰，读屏听不到；数目由轻提示和余额说出。',
    } satisfies Guide,
  },
  args: { reward: undefined },
  render: ({ reward }) => <Claims reward={reward} />,
} satisfies Meta<typeof RewardFlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await tap(canvas.getByRole('button', { name: '领取 8 钻石' }));
    await expect(canvas.getByRole('link', { name: '余额 1,294 钻石' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('1,294')).toBeVisible());
  },
};
