import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Button } from '../Button/Button.tsx';
import { CloseCircleFill } from '../icons/CloseCircleFill.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';
import { Chips } from './Chips.tsx';

const SORTS = [
  { value: 'hot', label: '最热' },
  { value: 'new', label: '最新' },
] as const;

const TAGS = ['攻略', '求助', '同人', '晒图', '组队', '吐槽', '安利', '闲聊'].map((tag) => ({
  value: tag,
  label: `# ${tag}`,
}));

const SUBJECTS = ['全部', '恋爱', '冒险', '悬疑', '科幻', '古风', '校园', '治愈', '美食', '体育'].map((name) => ({
  value: name,
  label: name,
}));

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  label: `${index + 1}月`,
  accessibleLabel: `2026年${index + 1}月`,
  disabled: index > 8,
}));

const meta = {
  title: '组件/输入/Chips',
  component: Chips,
  parameters: {
    layout: 'padded',
    guide: {
      use: '从几个短词里选：排序、筛选、标签、月份；可以选一个，也可以选几个。',
      avoid: '选了就换一块内容用 Tabs；选项要解释或带价格用 RadioGroup；只读的词用 Tag。',
      role: 'group，名字是 label，每个是按下与否的 button；field 时是 radiogroup 与 radio（选几个时 checkbox）；有 href 时是 link。',
      keys: { Tab: '下一个；field 时进出这一组', 'Enter / 空格': '选它', '← →': 'field 时选前一个、后一个' },
    } satisfies Guide,
  },
  args: { label: '标签', options: TAGS, defaultValue: '攻略', onValueChange: fn(), onFollow: fn() },
  render: (args) => (
    <Surface padding="x12">
      <Chips {...args} />
    </Surface>
  ),
} satisfies Meta<typeof Chips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 30 px to the eye, 44 to the finger; pressing the chosen one again says nothing. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: '标签' })).toBeVisible();
    const chosen = canvas.getByRole('button', { name: '# 攻略', pressed: true });
    await expect(chosen.getBoundingClientRect().height).toBe(44);
    await tap(chosen);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await tap(canvas.getByRole('button', { name: '# 同人' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('同人');
    await expect(canvas.getByRole('button', { name: '# 同人', pressed: true })).toBeVisible();
    await expect(chosen).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Variants: Story = {
  render: ({ onFollow }) => (
    <Stack gap="x16">
      <Surface padding="x12">
        <Chips label="排序" variant="text" options={SORTS} defaultValue="hot" onFollow={onFollow} />
        <Chips label="标签" options={TAGS.slice(0, 4)} defaultValue="求助" onFollow={onFollow} />
      </Surface>
      <div>
        <Chips label="页面上的排序" variant="text" surface="ground" options={SORTS} defaultValue="new" />
        <Chips label="页面上的标签" surface="ground" options={TAGS.slice(0, 4)} defaultValue="晒图" />
      </div>
    </Stack>
  ),
};

const onChooseDirection = fn<(direction: 0 | 1 | -1) => void>();

/** Values keep their type: numbers, and `undefined` for 全部. */
export const Values: Story = {
  render: () => (
    <Surface padding="x12">
      <Chips
        label="收支"
        variant="text"
        value={0}
        onValueChange={onChooseDirection}
        options={[
          { value: 0, label: '全部' },
          { value: 1, label: '收入' },
          { value: -1, label: '支出' },
        ]}
      />
      <Chips
        label="状态"
        variant="text"
        value={undefined}
        options={[
          { value: undefined, label: '不限' },
          { value: 'serial', label: '连载中' },
          { value: 'finished', label: '已完结' },
        ]}
      />
    </Surface>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '不限', pressed: true })).toBeVisible();
    await tap(canvas.getByRole('button', { name: '支出' }));
    await expect(onChooseDirection).toHaveBeenLastCalledWith(-1);
    // Its owner kept it.
    await expect(canvas.getByRole('button', { name: '全部', pressed: true })).toBeVisible();
  },
};

const onChooseSeveral = fn<(tags: readonly string[]) => void>();

/** Several, three at most; reported in the order of the options. */
export const Multiple: Story = {
  render: () => (
    <Surface padding="x12">
      <Chips
        label="感兴趣的标签"
        multiple
        max={3}
        options={TAGS}
        defaultValue={['晒图']}
        onValueChange={onChooseSeveral}
      />
    </Surface>
  ),
  play: async ({ canvas }) => {
    await tap(canvas.getByRole('button', { name: '# 组队' }));
    await tap(canvas.getByRole('button', { name: '# 攻略' }));
    await expect(onChooseSeveral).toHaveBeenLastCalledWith(['攻略', '晒图', '组队']);
    await expect(canvas.getByRole('button', { name: '# 闲聊' })).toBeDisabled();
    await tap(canvas.getByRole('button', { name: '# 晒图' }));
    await expect(onChooseSeveral).toHaveBeenLastCalledWith(['攻略', '组队']);
    await expect(canvas.getByRole('button', { name: '# 闲聊' })).toBeEnabled();
  },
};

/** In a form: one tab stop, arrows choose, the form sends it and brings it back. */
export const Field: Story = {
  args: { field: true, name: 'tag' },
  render: (args) => (
    <form aria-label="发帖">
      <Surface padding="x12">
        <Chips {...args} />
      </Surface>
      <Button type="reset" tone="quiet">
        清空
      </Button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: '标签' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '# 攻略' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('求助');
    await expect(new FormData(canvas.getByRole('form')).get('tag')).toBe('求助');
    await tap(canvas.getByRole('button', { name: '清空' }));
    await expect(canvas.getByRole('radio', { name: '# 攻略' })).toBeChecked();
  },
};

/** Nothing was chosen where something should be. */
export const Invalid: Story = {
  args: { field: true, defaultValue: undefined, 'aria-invalid': true },
};

/** One line that scrolls; the chosen one is in sight, and the page has not moved for it. */
export const Scrolling: Story = {
  args: { label: '题材', options: SUBJECTS, defaultValue: '美食', variant: 'text', layout: 'scroll', inset: true },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ width: 320, maxWidth: '100%' }}>
      <Chips {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: '题材' });
    const isInSight = (name: string) => {
      const { left, right } = canvas.getByRole('button', { name }).getBoundingClientRect();
      const bounds = row.getBoundingClientRect();
      return left >= bounds.left && right <= bounds.right;
    };
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(isInSight('美食')).toBe(true);
    await tap(canvas.getByRole('button', { name: '全部' }));
    await waitFor(() => expect(isInSight('全部')).toBe(true));
    await tap(canvas.getByRole('button', { name: '美食' }));
    await waitFor(() => expect(isInSight('美食')).toBe(true));
    await expect(scrollY).toBe(0);
  },
};

/** Equal columns, each chip with a spoken name of its own; some cannot be chosen yet. */
export const InGrid: Story = {
  render: ({ onFollow }) => (
    <Surface padding="x12">
      <Chips label="月份" layout="grid" options={MONTHS} defaultValue={3} onFollow={onFollow} />
    </Surface>
  ),
  play: async ({ canvas }) => {
    await tap(canvas.getByRole('button', { name: '2026年5月' }));
    await expect(canvas.getByRole('button', { name: '2026年5月', pressed: true })).toHaveTextContent('5月');
    await expect(canvas.getByRole('button', { name: '2026年12月' })).toBeDisabled();
  },
};

/** Each leads to a page of its own, and can be opened in a new tab. */
export const Links: Story = {
  args: {
    label: '按标签看',
    options: TAGS.slice(0, 5).map((option) => ({ ...option, href: `/square?tag=${option.value}` })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: '# 攻略' })).toHaveAttribute('aria-current', 'true');
    await tap(canvas.getByRole('link', { name: '# 同人' }));
    await expect(args.onFollow).toHaveBeenLastCalledWith('/square?tag=同人');
  },
};

/** A filter that is taken away again by pressing it. */
export const Removable: Story = {
  args: {
    label: '已选条件',
    defaultValue: '角色扮演',
    options: [
      {
        value: '角色扮演',
        accessibleLabel: '取消标签：角色扮演',
        label: (
          <>
            # 角色扮演
            <CloseCircleFill size={16} />
          </>
        ),
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: '二十四节气与传统节日主题的限定活动与周边' },
      { value: 'b', label: 'Supercalifragilisticexpialidocious-and-on-and-on-and-on' },
      { value: 'c', label: '短' },
    ],
    defaultValue: 'a',
  },
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('button'))
      await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await expectFocusRing(canvas.getByRole('button', { name: '# 求助' }));
  },
};

/** The ring is on the chip that is shown for the radio. */
export const FocusedField: Story = {
  args: { field: true },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: '# 攻略' });
    await expectFocusRing(radio, radio.nextElementSibling);
  },
};
