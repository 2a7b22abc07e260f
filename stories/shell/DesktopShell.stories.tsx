import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shell } from '#app/shell/Shell.css.ts';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { text } from '#theme/text.css.ts';
import type { Guide } from '../../.storybook/guide.ts';
import * as styles from './DesktopShell.css.ts';

/** What surrounds every page, where it is not the whole device. */
const meta = {
  title: '页面/外壳/桌面外壳',
  component: Page,
  parameters: {
    guide: {
      use: '桌面上页面外面的一层：520 px 宽、居中、带阴影；更窄的屏幕上占满。',
      avoid: '页面里不用，它由应用套在所有页面外面，只此一处。',
      role: '没有自己的角色，读屏直接读到里面的页面。',
    } satisfies Guide,
  },
  args: {
    label: '晴屿',
    wash: 'sky',
    children: (
      <p className={text.title} style={{ padding: 16 }}>
        晴屿，一处就够
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <div className={shell} style={{ position: 'relative' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A column of 520 px with its own shadow on a desktop; all of the screen on anything narrower. */
export const Ready: Story = {
  async play({ canvasElement }) {
    const column = canvasElement.querySelector(`.${shell.split(' ')[0]}`);
    await expect(column?.getBoundingClientRect().width).toBe(
      Math.min(innerWidth, innerWidth > 1024 ? 520 : innerWidth),
    );
  },
};

/** The fonts of the reader's own system, in the order they are tried. */
export const SystemFonts: Story = {
  args: {
    children: (
      <div className={styles.system} style={{ padding: 16 }}>
        <Stack gap="x16">
          <p className={text.display}>晴屿，一处就够</p>
          <p className={text.body}>游戏、漫画、广场与福利，1,286 颗钻石。Clear sky, 2026.</p>
        </Stack>
      </div>
    ),
  },
  async play({ canvasElement }) {
    await expect(getComputedStyle(within(canvasElement).getByText('晴屿，一处就够')).fontFamily).toContain(
      'PingFang SC',
    );
  },
};
