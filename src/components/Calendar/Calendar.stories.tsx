import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tap } from '../../../stories/plays/tap.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { Surface } from '../Surface/Surface.tsx';
import { Calendar } from './Calendar.tsx';
import { type DayView } from './CalendarDay.tsx';

const meta = {
  title: '组件/输入/Calendar',
  component: Calendar,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一个月的日子，周一在前；可以只看，也可以选一天。',
      avoid: '只有七天用 CalendarStrip；选月份不要让人翻日历。',
      role: '可选时是 grid，只看时是普通表格；每天的名字带星期和“今天”。',
      height: 480,
      keys: {
        '← →': '前一天、后一天',
        '↑ ↓': '上一周、下一周',
        'Home / End': '这一周的周一、周日',
        'Page Up / Page Down': '上个月、下个月；加 Shift 是一年',
      },
    } satisfies Guide,
  },
  args: { label: '选择日期', today: '2026-11-21', onValueChange: fn(), onMonthChange: fn() },
  render: (args) => (
    <Surface>
      <Calendar {...args} />
    </Surface>
  ),
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('grid', { name: '选择日期' })).toBeVisible();
    const day = canvas.getByRole('button', { name: '11月5日 星期四' });
    await tap(day);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-05');
    await expect(canvas.getByRole('gridcell', { selected: true })).toContainElement(day);
    await expect(canvas.getByRole('button', { name: '11月21日 星期六，今天' })).toHaveAttribute('aria-current', 'date');
  },
};

const MISSED = ['2026-11-12', '2026-11-17'];

/** How the days of a check-in month look. */
function checkInView(date: string): DayView | undefined {
  if (date > '2026-11-21') return undefined;
  if (date === '2026-11-21') return { tone: 'current', meaning: '可签到' };
  if (date === '2026-11-06') return { mark: '补', tone: 'madeUp', meaning: '已补签' };
  if (MISSED.includes(date)) return { mark: '漏', tone: 'missed', meaning: '漏签，可补签' };
  return { tone: 'done', meaning: '已签到' };
}

/** Marks instead of numbers, one month only, and nothing but missed days to choose. */
export const CheckIn: Story = {
  args: {
    label: '本月签到',
    value: null,
    min: '2026-11-01',
    max: '2026-11-30',
    dayView: checkInView,
    isDayDisabled: (date) => !MISSED.includes(date),
    aside: (
      <>
        本月还可补签 <b>2</b> 次
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: '下个月' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '11月6日 星期五，已补签' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '11月12日 星期四，漏签，可补签' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-12');
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull();
  },
};

/** Nothing to choose: a plain table, and no tab stops. */
export const ReadOnly: Story = {
  args: { label: '本月签到', onValueChange: undefined, dayView: checkInView, min: '2026-11-01', max: '2026-11-30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '本月签到' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('11月6日 星期五，已补签')).toBeInTheDocument();
  },
};

/** The buttons lead from month to month and stop at the first and the last. */
/** With a first day of its own it is chosen in, though nobody hears of it. */
export const OwnChoice: Story = {
  args: { defaultValue: '2026-11-12', onValueChange: undefined },
  play: async ({ canvas }) => {
    const chosen = () => canvas.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent);
    await expect(chosen()).toEqual(['12']);
    await tap(canvas.getByRole('button', { name: /11月5日/ }));
    await expect(chosen()).toEqual(['5']);
  },
};

export const Months: Story = {
  args: { min: '2026-10-10', max: '2027-01-20' },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: '下个月' });
    await userEvent.click(next);
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await userEvent.click(next);
    await expect(canvas.getByText('2027年1月')).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onMonthChange).toHaveBeenCalledTimes(2);
    await expect(next).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '1月21日 星期四' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '上个月' }));
    await expect(canvas.getByText('2026年12月')).toBeVisible();
  },
};

/** One tab stop; arrows over the ends of weeks and months, Home and End in the week, Page keys by months and years. */
export const Keyboard: Story = {
  args: { defaultValue: '2026-11-30', max: '2028-12-31' },
  play: async ({ canvas, args, canvasElement }) => {
    const focused = () => canvasElement.ownerDocument.activeElement?.getAttribute('data-date');
    canvas.getByRole('button', { name: '11月30日 星期一' }).focus();
    const go = async (keys: string, date: string) => {
      await userEvent.keyboard(keys);
      await expect(focused()).toBe(date);
    };
    await go('{ArrowRight}', '2026-12-01');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await go('{ArrowUp}', '2026-11-24');
    await go('{End}', '2026-11-29');
    await go('{Home}', '2026-11-23');
    await go('{ArrowLeft}', '2026-11-22');
    await go('{PageDown}', '2026-12-22');
    await go('{PageUp}', '2026-11-22');
    await go('{Shift>}{PageDown}{/Shift}', '2027-11-22');
    await go('{ArrowDown}', '2027-11-29');
    await go('{Shift>}{PageDown}{PageDown}{/Shift}', '2028-12-31');
    await expect(canvas.getAllByRole('button').filter((day) => day.dataset['date'] && day.tabIndex === 0)).toHaveLength(
      1,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2028-12-31');
  },
};

/** The owner's words count: keys and taps only ask. */
export const Controlled: Story = {
  args: { month: '2026-02', value: '2026-02-14' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下个月' }));
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-03');
    await userEvent.click(canvas.getByRole('button', { name: '2月1日 星期日' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-02-01');
    await expect(canvas.getByText('2026年2月')).toBeVisible();
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('14');
  },
};

/** Four rows, and six. */
export const Rows: Story = {
  render: (args) => (
    <Surface>
      <Calendar {...args} label="四行" defaultMonth="2027-02" />
      <Calendar {...args} label="六行" defaultMonth="2026-11" />
    </Surface>
  ),
};

export const LongText: Story = { args: { aside: '本月还可以补签 2 次，每次需要 20 钻石，连续签到奖励照常累计' } };
