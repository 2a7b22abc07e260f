import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { vars } from '#theme/vars.css.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { SearchLine } from '../icons/SearchLine.tsx';
import { SettingsLine } from '../icons/SettingsLine.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';
import { IconLink } from './IconLink.tsx';

const meta = {
  title: '组件/操作/IconLink',
  component: IconLink,
  parameters: {
    layout: 'padded',
    guide: {
      use: '只有图标的去处：搜索、设置。',
      avoid: '在本页做一件事用 IconButton；意思不是人人都认得的图标用 IconLabelLink 写出来。',
      role: 'link，名字是 label。',
      keys: { Enter: '前往' },
    } satisfies Guide,
  },
  args: { href: '/user', label: '设置', children: <SettingsLine size={24} />, onFollow: fn() },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: '设置' });
    await expect(link.getBoundingClientRect().height).toBe(44);
    await tap(link);
    await expect(args.onFollow).toHaveBeenLastCalledWith('/user');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline gap="x16">
      <IconLink {...args} />
      <IconLink {...args} tone="quiet" size="regular" label="搜索">
        <SearchLine size={20} />
      </IconLink>
      <IconLink {...args} tone="disc" label="搜索">
        <SearchLine size={20} />
      </IconLink>
      <div style={{ padding: 8, background: vars.color.night }}>
        <IconLink {...args} tone="night" />
      </div>
    </Inline>
  ),
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await expectFocusRing(canvas.getByRole('link'));
  },
};
