import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import { createSensitiveFinder } from '#domain/sensitiveWords.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { layerClosed } from '../../../../stories/plays/layer.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import type { ComposedPicture, PictureStage } from '#domain/composedPost.ts';
import { PostPageScreen } from './PostPageScreen.tsx';

const TAGS = ['攻略', '晒图', '求助', '闲聊', '同人', '官方'].map((tag, index) => ({ id: String(index + 1), tag }));

const TEXT =
  '第七年的秋天终于把温室搭好了！南瓜收了三百多个，厨房那条线的配方表我放在第二张图，缺的两格是要等下雪天才掉的。';

const SHOTS = [
  'pixel-farm',
  'paper-kingdom',
  'cat-cafe',
  'mountain-sea',
  'star-scavenger',
  'cloud-train',
  'one-stroke',
  'clockwork-maze',
  'pixel-farm',
];

const picture = (
  index: number,
  stage: PictureStage = 'uploaded',
  rest: Partial<ComposedPicture> = {},
): ComposedPicture => ({
  id: `p${index}`,
  src: `/demo/games/${SHOTS[index] ?? 'pixel-farm'}/cover.webp`,
  stage,
  ...rest,
});

const pictures = (count: number, stage?: PictureStage) =>
  Array.from({ length: count }, (_, index) => picture(index, stage));

const findWords = createSensitiveFinder(['外挂', '代练', '加微信']);

const written = (content: string) => ({ content, findings: findWords(content), saved: 'device' as const });

const meta = {
  title: '页面/广场/发布帖子',
  component: PostPageScreen,
  parameters: {
    guide: {
      use: '写一条新帖子：正文、图片、标签，写的随时存为草稿。',
      avoid: '敏感词、超长、上传失败在发布前就说；提交中什么都不能改；清空草稿要确认。',
      role: '正文是多行输入框，标签是单选组；草稿存到哪里、敏感词、缺标签由状态区读出。',
    } satisfies Guide,
  },
  args: {
    ...written(TEXT),
    tags: ready(TAGS),
    tagId: '2',
    pictures: pictures(4),
    restored: false,
    publishing: false,
    onSelectTag: fn(),
    onRetryTags: fn(),
    onChangeContent: fn(),
    onAddPictures: fn(),
    onRetryPicture: fn(),
    onRemovePicture: fn(),
    onMovePicture: fn(),
    onClear: fn(),
    onPublish: fn(),
    onBack: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof PostPageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

export const Ready: Story = {
  async play({ args, canvas, step }) {
    await step('写、选标签、发布', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '帖子内容' }), '！');
      await expect(args.onChangeContent).toHaveBeenLastCalledWith(`${TEXT}！`);
      await expect(canvas.getByRole('radio', { name: '# 晒图' })).toBeChecked();
      await tap(canvas.getByRole('radio', { name: '# 攻略' }));
      await expect(args.onSelectTag).toHaveBeenCalledWith('1');
      await tap(canvas.getByRole('button', { name: '发布' }));
      await expect(args.onPublish).toHaveBeenCalledOnce();
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
    await step('添加图片：格子、相册、相机', async () => {
      for (const name of ['添加图片', '从相册添加', '拍照']) {
        await userEvent.upload(canvas.getByLabelText(name), [photo(`${name}.jpg`)]);
        await expect(args.onAddPictures).toHaveBeenLastCalledWith([expect.objectContaining({ name: `${name}.jpg` })]);
      }
      await userEvent.upload(canvas.getByLabelText('从相册添加'), [photo('一.jpg'), photo('二.jpg')]);
      await expect(args.onAddPictures).toHaveBeenLastCalledWith([expect.anything(), expect.anything()]);
      await expect(canvas.getByLabelText('拍照')).not.toHaveAttribute('multiple');
    });
    await step('移除图片', async () => {
      await tap(canvas.getByRole('button', { name: '移除第2张图片' }));
      await expect(args.onRemovePicture).toHaveBeenCalledWith('p1');
    });
    await expect(canvas.getByText('草稿已保存')).toBeVisible();
  },
};

/** Nothing written yet: nothing is kept either. */
export const Empty: Story = {
  args: { ...written(''), saved: 'none', tagId: undefined, pictures: [] },
  async play({ canvas }) {
    await expect(canvas.getByPlaceholderText('分享你的想法…')).toBeVisible();
    await expect(canvas.getByText('0/1000')).toBeVisible();
    await expect(canvas.queryByText('草稿已保存')).toBeNull();
    await expect(canvas.queryByText('长按拖动可调整顺序')).toBeNull();
  },
};

export const Loading: Story = { args: { tags: loading } };

/** The tags did not come: the rest works, and they can be asked for again. */
export const Failed: Story = {
  args: { tags: failed(), tagId: undefined },
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: /标签加载失败，点击重试/ }));
    await expect(args.onRetryTags).toHaveBeenCalledOnce();
  },
};

export const NoTags: Story = {
  args: { tags: ready([]), tagId: undefined },
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: /暂无可选标签，点击刷新/ }));
    await expect(args.onRetryTags).toHaveBeenCalledOnce();
  },
};

export const TagMissing: Story = {
  args: { tagId: undefined, problem: { field: 'tag', message: '请选择标签' } },
  async play({ canvas }) {
    await expect(canvas.getByText('请选择标签')).toBeVisible();
  },
};

/** Clearing is asked for twice. */
export const Restored: Story = {
  args: { restored: true },
  async play({ args, canvas }) {
    await expect(canvas.getByText('已恢复上次未发布的内容')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '清空' }));
    const question = within(await screen.findByRole('alertdialog', { name: '清空草稿' }));
    await tap(question.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClear).not.toHaveBeenCalled();
    await tap(canvas.getByRole('button', { name: '清空' }));
    await tap(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '清空' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const NinePictures: Story = {
  args: { pictures: pictures(9) },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('添加图片')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^移除第/ })).toHaveLength(9);
  },
};

/** What dragging does can be done by buttons. */
export const Reordering: Story = {
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: '第2张图片，查看和调整' }));
    const sheet = within(await screen.findByRole('dialog', { name: '第 2 张，共 4 张' }));
    await tap(sheet.getByRole('button', { name: '前移' }));
    await expect(args.onMovePicture).toHaveBeenLastCalledWith('p1', 0);
    await tap(sheet.getByRole('button', { name: '后移' }));
    await expect(args.onMovePicture).toHaveBeenLastCalledWith('p1', 2);
    await tap(sheet.getByRole('button', { name: '移除' }));
    await expect(args.onRemovePicture).toHaveBeenCalledWith('p1');
    await layerClosed();
    await tap(canvas.getByRole('button', { name: '第1张图片，查看和调整' }));
    await expect(within(await screen.findByRole('dialog')).getByRole('button', { name: '前移' })).toBeDisabled();
  },
};

export const Uploading: Story = {
  args: {
    pictures: [
      picture(0),
      picture(1, 'uploading'),
      picture(2, 'uploading'),
      picture(3, 'preparing', { src: undefined }),
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: '第2张图片上传中' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '第4张图片处理中' })).toBeVisible();
  },
};

/** Each says what is wrong with it; the others are kept. */
export const FailedPictures: Story = {
  args: {
    pictures: [
      picture(0),
      picture(1, 'failed', { problem: '上传失败，请重试', canRetry: true }),
      picture(2, 'failed', { problem: '仅支持JPG、PNG、WEBP、GIF', src: undefined }),
      picture(3, 'failed', { problem: '图片不能超过5MB', src: undefined }),
    ],
  },
  async play({ args, canvas }) {
    await expect(canvas.getByText('仅支持JPG、PNG、WEBP、GIF')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^重试/ })).toHaveLength(1);
    await tap(canvas.getByRole('button', { name: '重试第2张图片' }));
    await expect(args.onRetryPicture).toHaveBeenCalledWith('p1');
  },
};

/** Each word is marked in its context, and leads to it. */
export const Sensitive: Story = {
  args: { ...written('昨晚跑图遇到开外\u200B挂的，一路穿墙。群里还有人让我加微信，说能代练到满级。') },
  async play({ canvas }) {
    await expect(canvas.getByText('内容含有敏感词：外挂、加微信、代练')).toBeVisible();
    await tap(canvas.getByRole('button', { name: /让我加微信/ }));
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: '帖子内容' });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('加微信');
  },
};

export const ManySensitiveWords: Story = {
  args: { ...written('代练、代练、代练、代练，价格好说。'), pictures: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('还有 1 处')).toBeVisible();
  },
};

/** Nothing is cut; the field says how much is too much. */
export const TooLong: Story = {
  args: { ...written(TEXT.repeat(20)), pictures: [] },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: '帖子内容' })).toBeInvalid();
    await expect(canvas.getByText('最多 1000 字，已超出 100 字')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { ...written(''), saved: 'none', pictures: [], problem: { field: 'content', message: '请输入内容' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: '帖子内容' })).toHaveAccessibleDescription(/请输入内容/);
  },
};

/** Further taps do nothing, and nothing can be changed meanwhile. */
export const Publishing: Story = {
  args: { publishing: true },
  async play({ args, canvas, canvasElement }) {
    await tap(canvas.getByRole('button', { name: '提交中…' }));
    await expect(args.onPublish).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('textarea')?.closest('[inert]')).not.toBeNull();
  },
};

/** The device is full: announced before the text can be lost. */
export const NotOnDevice: Story = {
  args: { saved: 'visit' },
  async play({ canvas }) {
    await expect(canvas.getByText('设备存储空间不足，离开前请先发布')).toBeVisible();
  },
};

/** Another tab has a draft of its own, and neither replaces the other. */
export const DraftElsewhere: Story = {
  args: { ...written(TEXT), saved: 'beside' },
  async play({ canvas }) {
    await expect(canvas.getByText('另有一份草稿，两份都已保存')).toBeVisible();
  },
};

/** Another tab went on with the draft that stands here, or sent it. */
export const DraftChangedElsewhere: Story = {
  args: { ...written(TEXT), saved: 'changed' },
  async play({ canvas }) {
    await expect(canvas.getByText('草稿已在另一页面改动')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    ...written(`https://example.com/${'长'.repeat(60)}\n\n${TEXT.repeat(8)}`),
    restored: true,
    tags: ready([...TAGS, { id: '9', tag: '一个名字很长很长几乎放不进一行里的话题标签' }]),
    pictures: [
      picture(0, 'failed', {
        id: 'failed',
        problem: '这张图片在服务器上找不到了，可能是上传时网络中断，请重新上传',
        canRetry: true,
      }),
      ...pictures(3),
    ],
  },
};
