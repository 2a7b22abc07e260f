import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import type { IconProps } from '#components/Icon/Icon.tsx';
import { text } from '#theme/text.css.ts';
import * as styles from './Foundations.css.ts';

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>('../../src/components/icons/*.tsx', {
  eager: true,
});

/** Every icon of the set, by its exported name. */
const icons = Object.values(modules).flatMap((module) => Object.entries(module));

const meta = { title: '基础/Icons', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One set, one stroke: line for idle, fill only for selected or on. */
export const All: Story = {
  render: () => (
    <main className={styles.page}>
      <div className={styles.grid}>
        {icons.map(([name, Icon]) => (
          <div key={name} className={styles.row}>
            <Icon size={24} />
            <span className={text.meta}>{name}</span>
          </div>
        ))}
      </div>
    </main>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(icons.length);
  },
};
