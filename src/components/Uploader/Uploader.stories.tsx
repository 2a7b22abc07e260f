import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { useHeld } from '../../../stories/frames/useHeld.ts';
import { layerClosed } from '../../../stories/plays/layer.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Uploader, type UploaderProps } from './Uploader.tsx';
import type { UploadItem } from './uploadItem.ts';

const SLUGS = ['pixel-farm', 'paper-kingdom', 'cat-cafe', 'mountain-sea', 'star-scavenger', 'cloud-train'] as const;

const item = (index: number, rest: Partial<UploadItem> = {}): UploadItem => ({
  id: `p${index}`,
  src: `/demo/games/${SLUGS[index % SLUGS.length] ?? 'pixel-farm'}/cover.webp`,
  status: 'done',
  ...rest,
});

const itemsOf = (count: number): UploadItem[] => Array.from({ length: count }, (_, index) => item(index));

/** A tray that does what is asked of it. */
function Held(props: UploaderProps) {
  const [items, setItems] = useHeld(props.items);
  return (
    <Uploader
      {...props}
      items={items}
      onAdd={(files) => {
        props.onAdd(files);
        setItems([...items, ...files.map(({ name }) => ({ id: name, status: 'uploading' as const }))]);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        setItems(items.filter((one) => one.id !== id));
      }}
      onReorder={(id, to) => {
        props.onReorder(id, to);
        const moved = items.filter((one) => one.id === id);
        setItems(items.filter((one) => one.id !== id).toSpliced(to, 0, ...moved));
      }}
    />
  );
}

const meta = {
  title: '组件/输入/Uploader',
  component: Uploader,
  parameters: {
    layout: 'padded',
    guide: {
      use: '要上传的一组图片：选取、看进度、失败重试、调顺序、移除。',
      avoid: '只选文件、不摆出来用 FilePicker；只看图用 ImageViewer；顺序由人定的别的东西用 SortableGrid。',
      role: 'list，名字是 label；每张图片有“查看和调整”“移除”按钮，末尾是“添加”文件框。',
      keys: { 'Enter / 空格': '打开图片，在面板里前移、后移或移除', Esc: '拖动时放回原处' },
      height: 460,
    } satisfies Guide,
  },
  args: {
    items: itemsOf(4),
    max: 9,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onReorder: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Uploader>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

export const Default: Story = {};

export const States: Story = {
  args: {
    items: [
      item(0),
      item(1, { status: 'uploading', progress: 0.4 }),
      item(2, { status: 'uploading' }),
      item(3, { status: 'uploading', statusText: '处理中', src: undefined }),
      item(4, { status: 'failed' }),
      item(5, { status: 'failed', statusText: '图片不能超过5MB', canRetry: false, src: undefined }),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '第2张图片上传中' })).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('progressbar', { name: '第4张图片处理中' })).toBeVisible();
    await expect(canvas.getByText('图片不能超过5MB')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^重试/ })).toHaveLength(1);
    await tap(canvas.getByRole('button', { name: '重试第5张图片' }));
    await expect(args.onRetry).toHaveBeenCalledWith('p4');
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('长按拖动可调整顺序')).toBeNull();
    const field = canvas.getByLabelText('添加图片');
    await expect(field).toHaveAttribute('multiple');
    await userEvent.upload(field, [photo('一.jpg'), photo('二.jpg')]);
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: '一.jpg' }),
      expect.objectContaining({ name: '二.jpg' }),
    ]);
    await expect(canvas.getByText('2/9')).toBeVisible();
  },
};

export const Full: Story = {
  args: { items: itemsOf(9) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('添加图片')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^移除第/ })).toHaveLength(9);
  },
};

/** What dragging does can be done by buttons; at either end one of them rests. */
export const Reordered: Story = {
  play: async ({ args, canvas }) => {
    await tap(canvas.getByRole('button', { name: '第2张图片，查看和调整' }));
    const sheet = within(await screen.findByRole('dialog', { name: '第 2 张，共 4 张' }));
    await tap(sheet.getByRole('button', { name: '前移' }));
    await expect(args.onReorder).toHaveBeenLastCalledWith('p1', 0);
    await expect(screen.getByRole('dialog', { name: '第 1 张，共 4 张' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: '前移' })).toBeDisabled();
    await tap(sheet.getByRole('button', { name: '移除' }));
    await expect(args.onRemove).toHaveBeenCalledWith('p1');
    await layerClosed();
  },
};

/** The focus goes on to the item that takes its place, and from the last one to the file field. */
export const Removed: Story = {
  args: { items: itemsOf(2) },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: '移除第1张图片' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('p0');
    await expect(canvas.getByRole('button', { name: '第1张图片，查看和调整' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('p1');
    await expect(canvas.getByLabelText('添加图片')).toHaveFocus();
  },
};

/** The owner shows an item in a view of its own. */
export const OwnView: Story = {
  args: { onOpen: fn(), label: '截图', hint: '' },
  play: async ({ args, canvas }) => {
    await tap(canvas.getByRole('button', { name: '第3张截图，查看' }));
    await expect(args.onOpen).toHaveBeenCalledWith('p2');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText('添加截图')).toBeEnabled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('添加图片')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^移除/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: '第1张图片，查看和调整' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    max: undefined,
    hint: '长按图片拖动可以调整它们的先后顺序，第一张会作为封面出现在列表里',
    items: [
      item(0, { status: 'failed', statusText: '这张图片在服务器上找不到了，可能是上传时网络中断，请重新上传' }),
      item(1, {
        status: 'failed',
        statusText: '这张图片在服务器上找不到了，可能是上传时网络中断，请重新上传',
        canRetry: false,
      }),
      item(2),
    ],
  },
};
