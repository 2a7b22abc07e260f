import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lightBlue } from '#theme/lightBlue.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import * as styles from './Foundations.css.ts';

const meta = { title: '基础/Foundations', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

/** Every colour of the theme, read from the theme. */
export const Colour: Story = {
  render: () => (
    <main className={styles.page}>
      <div className={styles.grid}>
        {names(lightBlue.color).map((name) => (
          <div key={name}>
            <div className={styles.swatch} style={{ background: vars.color[name] }} />
            <p className={text.smallStrong}>{name}</p>
            <p className={text.meta}>{lightBlue.color[name]}</p>
          </div>
        ))}
      </div>
    </main>
  ),
  async play({ canvasElement }) {
    const swatches = canvasElement.querySelectorAll(`.${styles.swatch}`);
    await expect(swatches).toHaveLength(names(lightBlue.color).length);
  },
};

/** The one type scale. */
export const Type: Story = {
  render: () => (
    <main className={styles.page}>
      {names(text).map((name) => (
        <div key={name} className={styles.row}>
          <span className={`${text.meta} ${styles.code}`}>{name}</span>
          <span className={text[name]}>晴屿，一处就够 1,286</span>
        </div>
      ))}
    </main>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText(/一处就够/)).toHaveLength(names(text).length);
  },
};

/** The 4 px grid. */
export const Space: Story = {
  render: () => (
    <main className={styles.page}>
      {names(lightBlue.space).map((name) => (
        <div key={name} className={styles.row}>
          <span className={`${text.meta} ${styles.code}`}>{name}</span>
          <div className={styles.bar} style={{ width: vars.space[name] }} />
        </div>
      ))}
    </main>
  ),
};

/** Corners. */
export const Radius: Story = {
  render: () => (
    <main className={styles.page}>
      <div className={styles.grid}>
        {names(lightBlue.radius).map((name) => (
          <div key={name}>
            <div className={styles.tile} style={{ borderRadius: vars.radius[name] }} />
            <p className={text.meta}>{name}</p>
          </div>
        ))}
      </div>
    </main>
  ),
};

/** Depth. */
export const Shadow: Story = {
  render: () => (
    <main className={styles.page}>
      <div className={styles.grid}>
        {names(lightBlue.shadow).map((name) => (
          <div key={name}>
            <div className={styles.tile} style={{ boxShadow: vars.shadow[name], borderRadius: vars.radius.card }} />
            <p className={text.meta}>{name}</p>
          </div>
        ))}
      </div>
    </main>
  ),
};
