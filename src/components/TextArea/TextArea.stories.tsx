import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { PicLine } from '../icons/PicLine.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const LONG = '末班车开走以后，站台上的灯一盏一盏灭掉，只有售票窗口那只橘猫还醒着。';

const meta = {
  title: '组件/输入/TextArea',
  component: TextArea,
  parameters: {
    layout: 'padded',
    guide: {
      use: '几行文字，写多少长多高；超出的字数会说出来，不会被截掉。',
      avoid: '一行就够用 TextField；带格式的内容只用来看，用 RichText。',
      role: 'textbox（多行），名字是 label；字数接近上限时读出。',
      keys: { Enter: '换行' },
    } satisfies Guide,
  },
  args: { label: '正文', placeholder: '说说你的想法', maxLength: 1000, onValueChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole('textbox');

export const Default: Story = {};

export const Written: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: '正文' });
    await userEvent.type(area, '第一行{Enter}第二行');
    await expect(area).toHaveValue('第一行\n第二行');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('第一行\n第二行');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(canvas.getByText('7/1000')).toBeVisible();
    await expect(area).toHaveAccessibleDescription(/最多 1000 字/);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="x8">
      <TextArea {...args} hint="友善发言，别忘了标明剧透" />
      <TextArea
        {...args}
        label="评论"
        labelHidden
        placeholder="说点什么…"
        minRows={1}
        maxRows={4}
        maxLength={undefined}
      />
      <TextArea {...args} label="帖子" labelHidden placeholder="分享你的想法…" variant="plain" />
      <TextArea
        {...args}
        label="回复"
        minRows={2}
        maxLength={300}
        footer={
          <IconButton label="添加图片" tone="quiet" size="small">
            <PicLine size={20} />
          </IconButton>
        }
      />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap="x8">
      <TextArea {...args} defaultValue={LONG} />
      <TextArea {...args} defaultValue={LONG} error="含有敏感词：橘猫" />
      <TextArea {...args} defaultValue={LONG} maxLength={20} />
      <TextArea {...args} defaultValue={LONG} disabled />
      <TextArea {...args} defaultValue={LONG} readOnly />
    </Stack>
  ),
};

/** As high as its lines, from the least to the most; then it scrolls, and shrinks again. */
export const Grows: Story = {
  args: { minRows: 2, maxRows: 4 },
  play: async ({ canvas }) => {
    const area = field(canvas);
    const low = area.offsetHeight;
    await userEvent.type(area, '一{Enter}二{Enter}三');
    await expect(area.offsetHeight - low).toBe(26);
    await userEvent.type(area, '{Enter}四');
    const high = area.offsetHeight;
    await expect(high - low).toBe(52);
    await expect(area.scrollHeight).toBe(area.clientHeight);
    await userEvent.type(area, '{Enter}五{Enter}六');
    await expect(area.offsetHeight).toBe(high);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await userEvent.clear(area);
    await expect(area.offsetHeight).toBe(low);
  },
};

/** Pasted whole, counted in characters rather than code units, marked and said, never cut. */
export const TooLong: Story = {
  args: { maxLength: 12 },
  play: async ({ canvas, args }) => {
    const area = field(canvas);
    await userEvent.click(area);
    await userEvent.paste('灯塔🌊🌊今晚也亮着');
    await expect(canvas.getByText('9/12')).toBeVisible();
    await expect(area).not.toBeInvalid();
    await userEvent.paste('一二三四五');
    await expect(area).toHaveValue('灯塔🌊🌊今晚也亮着一二三四五');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('灯塔🌊🌊今晚也亮着一二三四五');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('最多 12 字，已超出 2 字 最多 12 字');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已超出 2 字'), { timeout: 2000 });
  },
};

/** Far from the limit nothing is spoken and, if so chosen, nothing shown. */
export const CountedNearTheLimit: Story = {
  args: { maxLength: 40, counter: 'near', defaultValue: LONG.slice(0, 20) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('20/40')).toBeNull();
    await userEvent.type(field(canvas), '一二三四五六七八九十');
    await expect(canvas.getByText('30/40')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('还可输入 10 字'), { timeout: 2000 });
  },
};

function Rejecting({ onValueChange, ...rest }: TextAreaProps) {
  const [value, setValue] = useState('灯塔');
  const accept = (next: string) => {
    onValueChange?.(next);
    if (!/[a-z]/.test(next)) setValue(next);
  };
  return <TextArea {...rest} value={value} onValueChange={accept} />;
}

/** What an input method is composing is neither written over nor too long; the owner's answer counts after it. */
export const Composing: Story = {
  args: { maxLength: 4 },
  render: (args) => <Rejecting {...args} />,
  play: async ({ canvas, args }) => {
    const area = field(canvas);
    await fireEvent.compositionStart(area);
    await fireEvent.input(area, { target: { value: '灯塔liang' } });
    await expect(area).toHaveValue('灯塔liang');
    await expect(area).not.toBeInvalid();
    await fireEvent.input(area, { target: { value: '灯塔亮' } });
    await fireEvent.compositionEnd(area);
    await expect(area).toHaveValue('灯塔亮');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('灯塔亮');
  },
};

const submitted = fn();

/** A field of a form like any other. */
export const InForm: Story = {
  args: { name: 'content', required: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('content'));
      }}
    >
      <TextArea {...args} />
      <Button type="submit" block>
        发布
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.type(field(canvas), '晚安');
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(submitted).toHaveBeenLastCalledWith('晚安');
  },
};

export const LongText: Story = {
  args: {
    defaultValue: `${LONG.repeat(6)}https://example.com/${'a'.repeat(80)}`,
    error: '内容里有暂时不能发布的词语，请修改标红的部分后再试一次，或者保存为草稿稍后处理',
  },
};
