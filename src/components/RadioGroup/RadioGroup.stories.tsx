import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { text } from '#theme/text.css.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { useHeld } from '../../../stories/frames/useHeld.ts';
import { Surface } from '../Surface/Surface.tsx';
import { Button } from '../Button/Button.tsx';
import { CrownFill } from '../icons/CrownFill.tsx';
import { DiamondLine } from '../icons/DiamondLine.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';
import { RadioGroup, type RadioGroupProps, type RadioValue } from './RadioGroup.tsx';

function Held(props: RadioGroupProps<RadioValue>) {
  const [value, onValueChange] = useHeld(props.value, props.onValueChange);
  return <RadioGroup {...props} value={value} onValueChange={onValueChange} />;
}

const meta = {
  title: '组件/输入/RadioGroup',
  component: RadioGroup,
  parameters: {
    layout: 'padded',
    guide: {
      use: '几样里选一样，全部摆在眼前。',
      avoid: '两样且立刻生效用 Switch；选了就换一块内容用 Tabs。',
      role: 'radiogroup，名字是 label；每项是 radio。',
      keys: { '↑ ↓ ← →': '选前一个、后一个', Tab: '进出这一组' },
    } satisfies Guide,
  },
  args: {
    label: '支付方式',
    value: 'diamond',
    onValueChange: fn(),
    options: [
      { value: 'diamond', label: '钻石支付', leading: <DiamondLine size={22} /> },
      { value: 'member', label: '会员权益', leading: <CrownFill size={22} />, description: '本月还可免费下载 3 款' },
      { value: 'voucher', label: '下载券', description: '暂无可用', disabled: true },
    ],
  },
  render: (args) => (
    <Surface padding="x12">
      <Held {...args} />
    </Surface>
  ),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: '支付方式' })).toBeVisible();
    await tap(canvas.getByText('会员权益'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('member');
    await expect(canvas.getByRole('radio', { name: /会员权益/ })).toBeChecked();
  },
};

/** One tab stop; arrows choose. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '钻石支付' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('member');
  },
};

const amount = (count: string, price: string) => (
  <>
    <span className={text.title}>{count}</span>
    <br />
    {price}
  </>
);

export const Cards: Story = {
  args: {
    label: '选择数量',
    variant: 'cards',
    value: '300',
    options: [
      { value: '60', label: amount('60', '¥6') },
      {
        value: '300',
        label: amount('300', '¥30'),
        leading: (
          <Tag tone="danger" shape="corner">
            首充双倍
          </Tag>
        ),
      },
      {
        value: '680',
        label: amount('680', '¥68'),
        leading: (
          <Tag tone="action" shape="corner">
            热门
          </Tag>
        ),
      },
      { value: '1280', label: amount('1280', '¥128') },
      { value: '3280', label: amount('3280', '¥328') },
      { value: '6480', label: amount('6480', '¥648'), disabled: true },
    ],
  },
  render: (args) => <Held {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('¥68'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('680');
    await expect(canvas.getByRole('radio', { name: /680/ })).toBeChecked();
  },
};

export const NothingChosen: Story = { args: { value: undefined } };

const onChooseSeconds = fn<(seconds: 5 | 10) => void>();

/** Values keep their type, numbers too; without `value` the group holds the choice, and a form sends it. */
export const Uncontrolled: Story = {
  render: () => (
    <form aria-label="阅读设置">
      <Surface padding="x12">
        <RadioGroup
          label="自动翻页"
          name="seconds"
          defaultValue={5}
          onValueChange={onChooseSeconds}
          options={[
            { value: 5, label: '5 秒一页' },
            { value: 10, label: '10 秒一页' },
          ]}
        />
      </Surface>
      <Button type="reset" tone="quiet">
        恢复默认
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(canvas.getByRole('radio', { name: '5 秒一页' })).toBeChecked();
    await tap(canvas.getByText('10 秒一页'));
    await expect(onChooseSeconds).toHaveBeenLastCalledWith(10);
    await expect(new FormData(form).get('seconds')).toBe('10');
    await tap(canvas.getByRole('button', { name: '恢复默认' }));
    await expect(canvas.getByRole('radio', { name: '5 秒一页' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: 'diamond',
        label: '钻石支付（优先使用赠送的钻石，不足的部分再使用充值的钻石）',
        description: '赠送的钻石不能转让，账号注销后清零，具体以充值说明为准',
      },
      { value: 'member', label: '会员权益' },
    ],
  },
};

/** The ring is on the disc that is shown for the radio. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: '钻石支付' });
    await expectFocusRing(radio, radio.closest('label')?.lastElementChild);
  },
};

export const Disabled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /下载券/ })).toBeDisabled();
    await userEvent.click(canvas.getByText('下载券'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
