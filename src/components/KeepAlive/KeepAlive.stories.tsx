import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { KeepAlive, type KeepAliveProps } from './KeepAlive.tsx';

const NAMES = ['首页', '广场', '漫画', '详情'];

const lived = { shown: fn(), hidden: fn() };

function DemoPage({ name }: { name: string }) {
  useEffect(() => {
    lived.shown(name);
    return () => void lived.hidden(name);
  }, [name]);
  return (
    <Page label={name}>
      <Stack gap="x12">
        <TextField label={`${name}的草稿`} />
        {Array.from({ length: 30 }, (_, index) => (
          <Card key={index}>
            {name} · 第 {index + 1} 行
          </Card>
        ))}
      </Stack>
    </Page>
  );
}

type PortalProps = Omit<KeepAliveProps, 'children'>;

/** A small portal: pages above, entries below; 详情 is not kept, 退出 starts a new generation. */
function Portal({ activeKey, ...rest }: PortalProps) {
  const [name, setName] = useState(activeKey);
  const [generation, setGeneration] = useState(0);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <div style={{ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
        <KeepAlive {...rest} activeKey={name} keep={name !== '详情'} generation={generation}>
          <DemoPage name={name} />
        </KeepAlive>
      </div>
      <div>
        {NAMES.map((entry) => (
          <Button key={entry} size="medium" tone="soft" onClick={() => setName(entry)}>
            {entry}
          </Button>
        ))}
        <Button size="medium" tone="danger" onClick={() => setGeneration(generation + 1)}>
          退出
        </Button>
      </div>
    </div>
  );
}

const meta = {
  title: '组件/KeepAlive',
  component: Portal,
  args: { activeKey: '首页', onEvict: fn() },
  beforeEach() {
    lived.shown.mockClear();
    lived.hidden.mockClear();
  },
} satisfies Meta<typeof Portal>;

export default meta;
type Story = StoryObj<typeof meta>;

const go = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

const draftOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: `${name}的草稿` });

const scrollerOf = (canvasElement: HTMLElement) => {
  const scroller = within(canvasElement).getByRole('main').querySelector('[data-scroller]');
  if (!scroller) throw new Error('The page has no scroller');
  return scroller;
};

const nextFrame = () => new Promise(requestAnimationFrame);

async function scrollTo(canvasElement: HTMLElement, top: number) {
  scrollerOf(canvasElement).scrollTop = top;
  await nextFrame();
  await nextFrame();
}

/** Text, scroll positions and DOM survive; effects do not run while hidden. */
export const Default: Story = {
  async play({ canvasElement }) {
    await userEvent.type(draftOf(canvasElement, '首页'), '写了一半');
    await scrollTo(canvasElement, 600);
    await go(canvasElement, '广场');
    await expect(within(canvasElement).getAllByRole('main')).toHaveLength(1);
    await expect(scrollerOf(canvasElement).scrollTop).toBe(0);
    await scrollTo(canvasElement, 300);
    await go(canvasElement, '首页');
    await expect(scrollerOf(canvasElement).scrollTop).toBe(600);
    await expect(draftOf(canvasElement, '首页')).toHaveValue('写了一半');
    await go(canvasElement, '广场');
    await expect(scrollerOf(canvasElement).scrollTop).toBe(300);
    await expect(lived.shown.mock.calls.flat()).toEqual(['首页', '广场', '首页', '广场']);
    await expect(lived.hidden.mock.calls.flat()).toEqual(['首页', '广场', '首页']);
  },
};

export const LeastRecentlyUsed: Story = {
  args: { max: 2 },
  async play({ args, canvasElement }) {
    await userEvent.type(draftOf(canvasElement, '首页'), '会丢');
    await go(canvasElement, '广场');
    await userEvent.type(draftOf(canvasElement, '广场'), '会留');
    await go(canvasElement, '漫画');
    await waitFor(() => expect(args.onEvict).toHaveBeenCalledOnce());
    await expect(args.onEvict).toHaveBeenCalledWith('首页');
    await go(canvasElement, '广场');
    await expect(draftOf(canvasElement, '广场')).toHaveValue('会留');
    await go(canvasElement, '首页');
    await expect(draftOf(canvasElement, '首页')).toHaveValue('');
    await waitFor(() => expect(args.onEvict).toHaveBeenLastCalledWith('漫画'));
  },
};

/** A page that is not kept is new each time. */
export const NotKept: Story = {
  async play({ canvasElement }) {
    await go(canvasElement, '详情');
    await userEvent.type(draftOf(canvasElement, '详情'), '看过');
    await go(canvasElement, '首页');
    await go(canvasElement, '详情');
    await expect(draftOf(canvasElement, '详情')).toHaveValue('');
  },
};

export const Stale: Story = {
  args: { isStale: (key) => key === '首页' },
  async play({ canvasElement }) {
    await userEvent.type(draftOf(canvasElement, '首页'), '旧');
    await go(canvasElement, '广场');
    await go(canvasElement, '首页');
    await expect(draftOf(canvasElement, '首页')).toHaveValue('');
  },
};

/** After a logout the next user finds nothing of the former, not even the page that stood there. */
export const Generation: Story = {
  async play({ args, canvasElement }) {
    await userEvent.type(draftOf(canvasElement, '首页'), '私事');
    await go(canvasElement, '广场');
    await userEvent.type(draftOf(canvasElement, '广场'), '还在看');
    await go(canvasElement, '退出');
    await waitFor(() => expect(args.onEvict).toHaveBeenCalledOnce());
    await expect(args.onEvict).toHaveBeenCalledWith('首页');
    await expect(draftOf(canvasElement, '广场')).toHaveValue('还在看');
    await go(canvasElement, '首页');
    await expect(draftOf(canvasElement, '首页')).toHaveValue('');
    await go(canvasElement, '广场');
    await expect(draftOf(canvasElement, '广场')).toHaveValue('');
  },
};
