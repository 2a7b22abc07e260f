import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { AddLine } from '../icons/AddLine.tsx';
import { Camera2Line } from '../icons/Camera2Line.tsx';
import { PicLine } from '../icons/PicLine.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { FilePicker } from './FilePicker.tsx';

const meta = {
  title: '组件/输入/FilePicker',
  component: FilePicker,
  parameters: {
    layout: 'padded',
    guide: {
      use: '向手机要文件：打开相册、文件夹或相机。',
      avoid: '选完要摆出来、看进度的用 Uploader；别的动作用 Button 或 IconButton。',
      role: '原生文件框，名字是 label。',
      keys: { 'Enter / 空格': '打开选择器' },
    } satisfies Guide,
  },
  args: { label: '从相册添加', variant: 'icon', accept: 'image/*', children: <PicLine size={24} />, onPick: fn() },
} satisfies Meta<typeof FilePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** The same file can be picked again. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('从相册添加');
    for (const times of [1, 2]) {
      await userEvent.upload(field, [photo('一.jpg'), photo('二.jpg')]);
      await expect(args.onPick).toHaveBeenCalledTimes(times);
    }
    await expect(args.onPick).toHaveBeenLastCalledWith([expect.anything(), expect.anything()]);
  },
};

export const Variants: Story = {
  render: ({ onPick }) => (
    <Inline gap="x16">
      <FilePicker label="从相册添加" variant="icon" onPick={onPick}>
        <PicLine size={24} />
      </FilePicker>
      <FilePicker label="拍照" variant="icon" capture="environment" onPick={onPick}>
        <Camera2Line size={24} />
      </FilePicker>
      <div style={{ width: '6.5rem' }}>
        <FilePicker label="添加图片" variant="tile" onPick={onPick}>
          <AddLine size={26} />
          <span aria-hidden="true">0/9</span>
        </FilePicker>
      </div>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('从相册添加')).toHaveAttribute('multiple');
    await expect(canvas.getByLabelText('拍照')).not.toHaveAttribute('multiple');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The unseen field's focus shows on what is seen. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('从相册添加')).toHaveFocus();
  },
};
