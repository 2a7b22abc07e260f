import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Carousel } from '#components/Carousel/Carousel.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { KeepAlive, type KeepAliveProps } from './KeepAlive.tsx';
import { usePageVisible } from './PageVisibleContext.ts';

const NAMES = ['首页', '广场', '漫画', '详情'];

const lived = { shown: fn(), hidden: fn() };

const ROWS = Array.from({ length: 500 }, (_, index) => `${index}`);

/** A page whose parts hold their own place. */
function ListPage({ name, onLeave }: { name: string; onLeave: () => void }) {
  return (
    <Page label={name}>
      <Carousel label="推荐">
        {['mountain-sea', 'cat-cafe', 'pixel-farm'].map((slug) => (
          <Picture key={slug} src={`/demo/banners/${slug}.webp`} alt={slug} ratio={375 / 188} priority />
        ))}
      </Carousel>
      <Button onClick={onLeave}>去看详情</Button>
      <VirtualList
        label={name}
        items={ROWS}
        itemKey={(row) => row}
        estimateHeight={40}
        renderItem={(row) => <Surface>第 {row} 行</Surface>}
        tail="end"
        onLoadMore={fn()}
        onRetry={fn()}
      />
    </Page>
  );
}

function DetailPage({ onLeave }: { onLeave: () => void }) {
  return (
    <Page label="详情">
      <Button onClick={onLeave}>返回列表</Button>
      <p>{usePageVisible() ? '看得见' : '看不见'}</p>
    </Page>
  );
}

function ListAndDetail() {
  const [name, setName] = useState('列表');
  return (
    <KeepAlive activeKey={name}>
      {name === '列表' ? (
        <ListPage name={name} onLeave={() => setName('详情')} />
      ) : (
        <DetailPage onLeave={() => setName('列表')} />
      )}
    </KeepAlive>
  );
}

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
          <Surface key={index}>
            {name} · 第 {index + 1} 行
          </Surface>
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
  title: '组件/布局/KeepAlive',
  component: Portal,
  parameters: {
    guide: {
      use: '离开的页面先留着：状态、滚动位置和焦点都在，回来时原样出现。',
      avoid: '一次性的流程（登录、支付）不留；只想记住滚动位置不必用它。',
      role: '没有角色；看不见的页面读屏也读不到，新页面的 main 接过焦点。',
      height: 480,
    } satisfies Guide,
  },
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

export const Default: Story = {};

/** Text, scroll positions and DOM survive; effects do not run while hidden, and again only once the page is on the screen. */
export const Returning: Story = {
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
    await waitFor(() => expect(lived.shown).toHaveBeenCalledTimes(3));
    await go(canvasElement, '广场');
    await expect(scrollerOf(canvasElement).scrollTop).toBe(300);
    await waitFor(() => expect(lived.shown.mock.calls.flat()).toEqual(['首页', '广场', '首页', '广场']));
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

/** The first row in sight and how far below the top it stands; once that has come to rest. */
async function firstRow(canvasElement: HTMLElement): Promise<{ key: string | undefined; top: number }> {
  const rows = within(canvasElement).getAllByRole('article');
  const row = rows.find((candidate) => candidate.getBoundingClientRect().bottom > 0);
  const top = row?.getBoundingClientRect().top ?? NaN;
  await nextFrame();
  await nextFrame();
  return row && row.isConnected && row.getBoundingClientRect().top === top
    ? { key: row.dataset['key'], top }
    : firstRow(canvasElement);
}

/** List and carousel stand where they stood, the focus goes with the reader, and hidden pages know that they are. */
export const PlaceKept: Story = {
  render: () => <ListAndDetail />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await expect(await canvas.findByRole('group', { name: '第 2 张，共 3 张' })).toBeVisible();
    await scrollTo(canvasElement, 4000);
    const before = await firstRow(canvasElement);
    const leave = canvas.getByRole('button', { name: '去看详情' });
    leave.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main', { name: '详情' })).toHaveFocus();
    await expect(canvas.getByText('看得见')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }));
    const after = await firstRow(canvasElement);
    await expect(after.key).toBe(before.key);
    await expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1);
    await expect(leave).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('group', { name: '第 2 张，共 3 张' })).toBeInTheDocument());
    const section = canvas.getByRole('region', { name: '推荐' });
    const picture = canvas.getByRole('img', { name: 'cat-cafe' });
    await waitFor(() => expect(picture.getBoundingClientRect().left).toBe(section.getBoundingClientRect().left));
    await expect(canvas.getByText('看不见').checkVisibility()).toBe(false);
  },
};
