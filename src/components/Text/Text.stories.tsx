import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '#theme/vars.css.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextProps } from './Text.tsx';

const meta = {
  title: '组件/展示/Text',
  component: Text,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一切文字：字号阶梯里的一级、一种颜色、最多几行。',
      avoid: '能折叠展开的长文用 ClampedText；带格式的正文用 RichText；链接用 Link。',
      role: '由 as 决定，默认是段落；标题用 h1 到 h4。',
    } satisfies Guide,
  },
  args: { children: '第一次靠岸，别急着离开', variant: 'body' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const SCALE = [
  'display',
  'number',
  'title',
  'heading',
  'nav',
  'reading',
  'body',
  'name',
  'small',
  'smallStrong',
  'meta',
  'micro',
] as const;

const TONES = ['ink', 'ink2', 'ink3', 'link', 'gem', 'goldText', 'dangerText', 'success', 'warning'] as const;

const SAMPLE = '拾荒者的第 12 天';

export const Variants: Story = {
  render: () => (
    <Stack gap="x8">
      {SCALE.map((variant) => (
        <Text key={variant} variant={variant}>
          {`${SAMPLE} · ${variant}`}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="x4" padding="x12">
      <div style={{ background: vars.color.card }}>
        {TONES.map((tone) => (
          <Text key={tone} tone={tone} variant="body">
            {`${SAMPLE} · ${tone}`}
          </Text>
        ))}
      </div>
    </Stack>
  ),
};

/** Numbers in a column stand under each other; weights and alignment stay within the scale. */
export const States: Story = {
  render: () => (
    <Stack gap="x8">
      <Text variant="body" tabular align="end">
        1,111 钻石
      </Text>
      <Text variant="body" tabular align="end">
        8,888 钻石
      </Text>
      <Text variant="body" weight="bold" align="center">
        居中、加粗
      </Text>
      <Inline>
        <Text variant="name" lines={1} grow>
          很长的一句话在一行里让出位置，剩下的用省略号
        </Text>
        <Text variant="meta" tone="ink3" shrink={false} noWrap>
          刚刚
        </Text>
      </Inline>
      <Text variant="heading" breakAnywhere selectAll>
        business@example.com
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('business@example.com')).userSelect).toBe('all');
  },
};

const LONG =
  '一艘旧货船，一只不肯关机的领航机器人。在漂满残骸的航道上拾荒、修船、交朋友，每一件旧物都有自己的来历，每一次靠岸都有人在等。码头的灯一盏盏亮起来，你把缆绳扔给岸上的人。';

const height = (element: Element) => element.getBoundingClientRect().height;

export const PreservedBreaks: Story = {
  render: () => <Text preserveBreaks>{'一艘旧货船。\n一只不肯关机的领航机器人。'}</Text>,
  play: async ({ canvas }) => {
    const text = canvas.getByText(/旧货船/);
    await expect(height(text)).toBeCloseTo(2 * parseFloat(getComputedStyle(text).lineHeight), 0);
  },
};

export const LongText: Story = {
  render: ({ variant }: TextProps) => (
    <Stack>
      {([1, 2, 3, 4] as const).map((lines) => (
        <Text key={lines} variant={variant} lines={lines} data-testid={`lines-${lines}`}>
          {LONG}
        </Text>
      ))}
      <Text variant={variant} breakAnywhere>
        {'https://example.com/'.repeat(6)}
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const one = height(canvas.getByTestId('lines-1'));
    await expect(height(canvas.getByTestId('lines-3'))).toBeCloseTo(3 * one, 0);
  },
};
