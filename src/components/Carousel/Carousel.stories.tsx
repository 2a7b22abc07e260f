import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { drag } from '#components/testing/gestures.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const BANNERS = [
  ['mountain-sea', '山海寻踪'],
  ['cat-cafe', '猫咪咖啡馆'],
  ['star-scavenger', '星海拾荒者'],
  ['pixel-farm', '像素农场物语'],
] as const;

const onFollow = fn();

const slides = (count: number) =>
  BANNERS.slice(0, count).map(([slug, name]) => (
    <Link key={slug} href={`#${slug}`} onFollow={onFollow}>
      <Picture src={`/demo/banners/${slug}.webp`} alt={name} ratio={343 / 188} radius="card" priority />
    </Link>
  ));

const meta = {
  title: '组件/展示/Carousel',
  component: Carousel,
  parameters: {
    guide: {
      use: '一次一张的图，滑、按或用键；除非要求，自己不转。',
      avoid: '要全部看见的用 Grid 或一排；会被漏看的重要内容不要放在第二张。',
      role: 'section，角色描述为轮播；每张读出第几张。',
      keys: { Tab: '到内容与“上一张”“下一张”', 'Enter / 空格': '按下' },
    } satisfies Guide,
  },
  args: { label: '推荐', children: slides(3), onIndexChange: fn(), gap: 12 },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The slide that can be reached, by its name. */
const inView = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map((slide) =>
    slide.getAttribute('aria-label'),
  );

/** The slide that is really seen: its corner stands on the carousel's. */
const standsAt = (canvasElement: HTMLElement) => {
  const root = canvasElement.querySelector('section');
  const { left, top } = root?.getBoundingClientRect() ?? new DOMRect();
  return [...canvasElement.querySelectorAll('img')].find((image) => {
    const box = image.getBoundingClientRect();
    return Math.hypot(box.left - left, box.top - top) < 1;
  })?.alt;
};

const viewportOf = (canvasElement: HTMLElement) => {
  const image = canvasElement.querySelector('img');
  if (!image) throw new Error('The carousel has no picture');
  return image;
};

export const Default: Story = {};
export const OneSlide: Story = { args: { children: slides(1) } };
export const WithoutDots: Story = { args: { indicators: 'none' } };
export const StartsAtLast: Story = {
  args: { defaultIndex: 2 },
  async play({ args, canvasElement }) {
    await waitFor(() => expect(standsAt(canvasElement)).toBe('星海拾荒者'));
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

export const Buttons: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1, 'control');
    await expect(inView(canvasElement)).toEqual(['第 2 张，共 3 张']);
    canvas.getByRole('button', { name: '上一张' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2, 'control');
    await waitFor(() => expect(standsAt(canvasElement)).toBe('星海拾荒者'));
    await expect(args.onIndexChange).toHaveBeenCalledTimes(3);
  },
};

/** Faster than 0.25 px/ms goes on, and round. */
export const Flick: Story = {
  async play({ args, canvasElement }) {
    const picture = viewportOf(canvasElement);
    for (const dx of [-90, -90, -90, 90]) await drag(picture, { dx, durationMs: 120 });
    await expect(args.onIndexChange).toHaveBeenCalledTimes(4);
    await expect(args.onIndexChange).toHaveBeenNthCalledWith(3, 0, 'drag');
    await waitFor(() => expect(standsAt(canvasElement)).toBe('星海拾荒者'));
  },
};

/** Slow and short of half a slide returns; slow and beyond goes on. */
export const SlowDrag: Story = {
  async play({ args, canvasElement }) {
    const picture = viewportOf(canvasElement);
    await drag(picture, { dx: -150, durationMs: 900 });
    await waitFor(() => expect(standsAt(canvasElement)).toBe('山海寻踪'));
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await drag(picture, { dx: -190, durationMs: 1000 });
    await waitFor(() => expect(standsAt(canvasElement)).toBe('猫咪咖啡馆'));
    await expect(args.onIndexChange).toHaveBeenCalledOnce();
    await expect(args.onIndexChange).toHaveBeenCalledWith(1, 'drag');
  },
};

/** Held half way: the picture is under the finger. */
export const MidDrag: Story = {
  async play({ canvasElement }) {
    const before = viewportOf(canvasElement).getBoundingClientRect().left;
    await drag(viewportOf(canvasElement), { dx: -120, release: false });
    await waitFor(() => expect(viewportOf(canvasElement).getBoundingClientRect().left).toBeCloseTo(before - 120, 0));
  },
};

/** Held between the last slide and the first: the ring has no seam. */
export const LastToFirst: Story = {
  args: { defaultIndex: 2 },
  async play({ canvasElement }) {
    await waitFor(() => expect(standsAt(canvasElement)).toBe('星海拾荒者'));
    const [first, , last] = canvasElement.querySelectorAll('img');
    if (!first || !last) throw new Error('The carousel has no pictures');
    await drag(last, { dx: -120, release: false });
    await waitFor(() =>
      expect(Math.round(first.getBoundingClientRect().left - last.getBoundingClientRect().right)).toBe(12),
    );
  },
};

/** The system takes the finger away: back to where it stood. */
export const Interrupted: Story = {
  async play({ args, canvasElement }) {
    const finger = await drag(viewportOf(canvasElement), { dx: -200, release: false });
    finger.cancel();
    await waitFor(() => expect(standsAt(canvasElement)).toBe('山海寻踪'));
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

/** What turns by itself can be paused; under reduced motion it does not turn, and there is nothing to pause. */
export const Autoplay: Story = {
  args: { autoplayMs: 60_000 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(canvas.queryAllByRole('button', { name: '暂停轮播' })).toHaveLength(reduced ? 0 : 1);
  },
};

export const OwnIndicator: Story = {
  args: { indicators: (current, total) => <Tag tone="night">{`${current + 1} / ${total}`}</Tag> },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下一张' }));
    await expect(within(canvasElement).getByText('2 / 3')).toBeVisible();
  },
};

/** One below the other, in a box of a fixed height. */
export const Vertical: Story = {
  args: { axis: 'vertical', gap: 0 },
  decorators: [
    (Story) => (
      <div style={{ height: 188, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  async play({ args, canvasElement }) {
    await drag(viewportOf(canvasElement), { dy: -90, durationMs: 120 });
    await expect(args.onIndexChange).toHaveBeenCalledWith(1, 'drag');
    await waitFor(() => expect(standsAt(canvasElement)).toBe('猫咪咖啡馆'));
  },
};

/** Narrow slides in a row: those in view can all be reached. */
export const Row: Story = {
  args: { loop: false, slideSize: 150, gap: 0, children: slides(4) },
  async play({ canvasElement }) {
    await waitFor(() => expect(inView(canvasElement)).toEqual(['第 1 张，共 4 张', '第 2 张，共 4 张']));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下一张' }));
    await expect(inView(canvasElement)).toEqual(['第 2 张，共 4 张', '第 3 张，共 4 张']);
  },
};

/** A vertical gesture belongs to the page. */
export const VerticalDrag: Story = {
  async play({ args, canvasElement }) {
    await drag(viewportOf(canvasElement), { dx: -15, dy: 60, durationMs: 40 });
    await expect(standsAt(canvasElement)).toBe('山海寻踪');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

export const TwoSlides: Story = {
  args: { children: slides(2) },
  async play({ args, canvasElement }) {
    const picture = viewportOf(canvasElement);
    for (const index of [1, 0, 1]) {
      await drag(picture, { dx: -90, durationMs: 120 });
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(index, 'drag');
      await waitFor(() => expect(standsAt(canvasElement)).toBe(BANNERS[index]?.[1]));
    }
    await expect(within(canvasElement).getAllByRole('group')).toHaveLength(2);
  },
};

export const WithoutLoop: Story = {
  args: { loop: false },
  async play({ args, canvasElement }) {
    await drag(viewportOf(canvasElement), { dx: 120, durationMs: 120 });
    await waitFor(() => expect(standsAt(canvasElement)).toBe('山海寻踪'));
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

/** A drag is no tap; a tap is. */
/** The click of a pointer, which a key's, without a count, is not. */
const clickOf = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

export const SlideIsLink: Story = {
  async play({ canvasElement }) {
    onFollow.mockClear();
    const picture = viewportOf(canvasElement);
    await drag(picture, { dx: -60, durationMs: 400 });
    clickOf(picture);
    await expect(onFollow).not.toHaveBeenCalled();
    await waitFor(() => expect(standsAt(canvasElement)).toBe('山海寻踪'));
    clickOf(picture);
    await expect(onFollow).toHaveBeenCalledOnce();
    await expect(onFollow).toHaveBeenCalledWith('#mountain-sea');
  },
};

function Held(props: CarouselProps) {
  const [index, setIndex] = useState(0);
  return (
    <>
      <Carousel {...props} index={index} />
      <Button onClick={() => setIndex(2)}>第三张</Button>
    </>
  );
}

/** The owner holds the index: its own change moves the slide and tells nobody; the reader's request may be refused. */
export const Controlled: Story = {
  render: (args) => <Held {...args} />,
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '第三张' }));
    await waitFor(() => expect(standsAt(canvasElement)).toBe('星海拾荒者'));
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await drag(viewportOf(canvasElement), { dx: 90, durationMs: 120 });
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1, 'drag');
    await waitFor(() => expect(standsAt(canvasElement)).toBe('星海拾荒者'));
  },
};
