import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { makePoster } from '#features/share/poster/makePoster.ts';
import { POSTER_WORDS } from '#features/share/shareSubject.ts';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { longTextGame, starScavenger } from '../../shared/demo.fixtures.ts';
import { ShareSheet, type Poster, type ShareSheetProps } from './ShareSheet.tsx';

const meta = {
  title: '页面/弹窗/分享',
  component: ShareSheet,
  parameters: {
    guide: {
      use: '把一款游戏、一部漫画、一条帖子或邀请分享出去：复制链接，或生成海报。',
      avoid: 'QQ 和微信收不到网页的链接，所以是复制好再提示去粘贴；浏览器没有自己的分享时不放「更多」。',
      role: '对话框（dialog）；复制的结果由 status 播报，海报是一张有名字的图片。',
      keys: { Escape: '关上' },
    } satisfies Guide,
  },
  args: {
    open: true,
    title: starScavenger.name,
    excerpt: starScavenger.brief,
    picture: starScavenger.cover,
    onClose: fn(),
    onClosed: fn(),
    onShare: fn(),
    onMakePoster: fn(),
    onClosePoster: fn(),
  },
} satisfies Meta<typeof ShareSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async (name = '分享') => within(await screen.findByRole('dialog', { name }));

export const Ready: Story = {
  args: { onShareBySystem: fn() },
  async play({ args }) {
    const inside = await sheet();
    for (const [name, target] of [
      ['复制链接', 'link'],
      ['QQ', 'qq'],
      ['微信', 'wechat'],
    ] as const) {
      await tap(inside.getByRole('button', { name }));
      await expect(args.onShare).toHaveBeenLastCalledWith(target);
    }
    await tap(inside.getByRole('button', { name: '生成海报' }));
    await expect(args.onMakePoster).toHaveBeenCalledOnce();
    await tap(inside.getByRole('button', { name: '更多' }));
    await expect(args.onShareBySystem).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A browser without a share sheet of its own gets no button for one. */
export const WithoutSystemShare: Story = {
  async play() {
    await expect((await sheet()).queryByRole('button', { name: '更多' })).toBeNull();
  },
};

export const CopiedLink: Story = {
  args: { copied: { target: 'link' } },
  async play() {
    await expect((await sheet()).getByRole('status')).toHaveTextContent('复制成功');
  },
};

export const CopiedForWeChat: Story = {
  args: { copied: { target: 'wechat' } },
  async play() {
    await expect((await sheet()).getByRole('status')).toHaveTextContent('链接已复制，打开微信粘贴给好友');
  },
};

export const CopyRefused: Story = {
  args: { copied: { address: 'https://portal.example/detail/1002?inviteCode=QY8826ABCD' } },
  async play() {
    await expect((await sheet()).getByRole('status')).toHaveTextContent(
      'https://portal.example/detail/1002?inviteCode=QY8826ABCD',
    );
  },
};

/** Held open by its owner until it asks to be closed. */
function Owned(props: ShareSheetProps) {
  const [open, setOpen] = useState(props.open);
  return <ShareSheet {...props} open={open} onClose={() => setOpen(false)} />;
}

/** `onClosed` is called once it is gone, and not before. */
export const Closed: Story = {
  render: (args) => <Owned {...args} />,
  async play({ args }) {
    await sheet();
    await expect(args.onClosed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
  },
};

/** Without a picture and a second line. */
export const TitleOnly: Story = { args: { title: '邀请好友，双方得钻石', excerpt: undefined, picture: undefined } };

export const LongText: Story = {
  args: { title: longTextGame.name, excerpt: longTextGame.brief, copied: { target: 'qq' }, onShareBySystem: fn() },
};

export const PosterDrawing: Story = {
  args: { poster: loading },
  async play({ args }) {
    const inside = await sheet('分享海报');
    await expect(inside.getByRole('status')).toHaveTextContent('正在生成海报…');
    await tap(inside.getByRole('button', { name: '返回' }));
    await expect(args.onClosePoster).toHaveBeenCalledOnce();
  },
};

export const PosterFailed: Story = {
  args: { poster: failed() },
  async play({ args }) {
    await tap((await sheet('分享海报')).getByRole('button', { name: '海报生成失败，点击重试' }));
    await expect(args.onMakePoster).toHaveBeenCalledOnce();
  },
};

type PosterSubject = Pick<ShareSheetProps, 'title' | 'excerpt' | 'picture'> & { kind: keyof typeof POSTER_WORDS };

/** Makes the poster the app would make, so that these stories show the real thing. */
const loadPoster =
  ({ kind, title, excerpt, picture }: PosterSubject) =>
  async (): Promise<{ poster: Poster }> => {
    const blob = await makePoster({
      ...POSTER_WORDS[kind],
      productName: '晴屿',
      logo: '/logo.svg',
      origin: location.origin,
      address: 'https://portal.example/detail/1002?inviteCode=QY8826ABCD',
      title,
      ...(excerpt !== undefined && { excerpt }),
      ...(picture !== undefined && { picture }),
    });
    return { poster: { url: URL.createObjectURL(blob), fileName: `晴屿-${title}.jpg` } };
  };

const posterStory = (subject: PosterSubject): Story => ({
  args: { title: subject.title },
  loaders: [loadPoster(subject)],
  render: (args, { loaded }) => <ShareSheet {...args} poster={ready(loaded['poster'] as Poster)} />,
  async play() {
    const inside = await sheet('分享海报');
    const picture = inside.getByRole<HTMLImageElement>('img', { name: `${subject.title}的分享海报` });
    await waitFor(() => expect([picture.naturalWidth, picture.naturalHeight]).toEqual([750, 1120]));
    await expect(inside.getByText('长按图片保存')).toBeVisible();
    await expect(inside.getByRole('link', { name: '保存图片' })).toHaveAttribute(
      'download',
      `晴屿-${subject.title}.jpg`,
    );
  },
});

export const PosterOfGame: Story = posterStory({
  kind: 'game',
  title: starScavenger.name,
  excerpt: starScavenger.brief,
  picture: starScavenger.cover,
});

export const PosterOfPost: Story = posterStory({
  kind: 'post',
  title: '林间小鹿的帖子',
  excerpt:
    '通关了！最后一关的灯塔亮起来的时候，真的有点想哭。给还在路上的朋友一个提示：别急着把残骸都卖掉，第三章的领航机器人会用到其中一块旧电路板，留着它可以换到隐藏的航线图。',
});

export const PosterOfComic: Story = posterStory({
  kind: 'comic',
  title: '纸飞机邮局',
  excerpt: '每一封寄不出去的信，都会折成纸飞机',
  picture: '/demo/comics/paper-plane-post/cover.webp',
});

export const PosterWithBrokenPicture: Story = posterStory({
  kind: 'game',
  title: longTextGame.name,
  excerpt: longTextGame.brief,
  picture: '/demo/games/missing/cover.webp',
});

export const PosterLongText: Story = posterStory({
  kind: 'game',
  title: longTextGame.name,
  excerpt: longTextGame.brief.repeat(4),
  picture: starScavenger.cover,
});
