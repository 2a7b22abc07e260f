import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gem } from './Gem.tsx';

const meta = { title: '页面/共用/钻石', component: Gem } satisfies Meta<typeof Gem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 46 } };
