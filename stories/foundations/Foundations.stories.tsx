import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lightBlue } from '#theme/lightBlue.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { Curve } from './Curve.tsx';
import * as styles from './Foundations.css.ts';
import { colourGroups } from './colourGroups.ts';

const meta = { title: '基础/Foundations', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

const { motion } = lightBlue;
const durations = names(motion).filter((name) => motion[name].endsWith('ms'));
const curves = names(motion).filter((name) => motion[name].startsWith('cubic-bezier'));

/** The slowest there is, for bars that can be compared. */
const slowest = Math.max(...durations.map((name) => parseFloat(motion[name])));

/** Every colour of the theme, read from the theme; families by the word they begin with. */
export const Colour: Story = {
  render: () => (
    <main className={styles.page}>
      {colourGroups(names(lightBlue.color)).map(([family, members]) => (
        <section key={family} className={styles.group}>
          <h2 className={text.heading}>{family}</h2>
          <div className={styles.grid}>
            {members.map((name) => (
              <div key={name}>
                <div className={styles.swatch} style={{ background: vars.color[name] }} />
                <p className={text.smallStrong}>{name}</p>
                <p className={`${text.meta} ${styles.muted}`}>{lightBlue.color[name]}</p>
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  ),
  async play({ canvasElement }) {
    const swatches = canvasElement.querySelectorAll(`.${styles.swatch}`);
    await expect(swatches).toHaveLength(names(lightBlue.color).length);
  },
};

/** The one type scale: size, line and weight as the browser has them. */
export const Type: Story = {
  render: () => (
    <main className={styles.page}>
      <div className={styles.rows}>
        {names(text).map((name) => (
          <div key={name} className={styles.specimen}>
            <span className={`${text.meta} ${styles.muted}`}>{name}</span>
            <span className={text[name]}>晴屿，一处就够 1,286</span>
          </div>
        ))}
      </div>
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
      <div className={styles.rows}>
        {names(lightBlue.space).map((name) => (
          <div key={name} className={styles.row}>
            <span className={`${text.meta} ${styles.code}`}>{name}</span>
            <div className={styles.bar} style={{ width: vars.space[name] }} />
          </div>
        ))}
      </div>
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
            <p className={text.smallStrong}>{name}</p>
            <p className={`${text.meta} ${styles.muted}`}>{lightBlue.radius[name]}</p>
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
      <div className={`${styles.grid} ${styles.floor}`}>
        {names(lightBlue.shadow).map((name) => (
          <div key={name}>
            <div className={styles.lifted} style={{ boxShadow: vars.shadow[name] }} />
            <p className={text.smallStrong}>{name}</p>
          </div>
        ))}
      </div>
    </main>
  ),
};

/** How long things take, and along which curve. */
export const Motion: Story = {
  render: () => (
    <main className={styles.page}>
      <div className={styles.rows}>
        {durations.map((name) => (
          <div key={name} className={styles.row}>
            <span className={`${text.meta} ${styles.code}`}>{name}</span>
            <div className={styles.bar} style={{ width: `${(parseFloat(motion[name]) / slowest) * 50}%` }} />
            <span className={text.meta}>{motion[name]}</span>
          </div>
        ))}
      </div>
      <div className={styles.grid}>
        {curves.map((name) => (
          <div key={name} className={styles.group}>
            <Curve value={motion[name]} />
            <div>
              <p className={text.smallStrong}>{name}</p>
              <p className={`${text.meta} ${styles.muted}`}>{motion[name]}</p>
            </div>
          </div>
        ))}
      </div>
    </main>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(curves.length);
    await expect(durations.length + curves.length).toBe(names(motion).length);
  },
};

/** What lies on what; the topmost is the last. */
export const Layers: Story = {
  render: () => (
    <main className={styles.page}>
      <div className={styles.stack}>
        {names(lightBlue.layer).map((name) => (
          <div key={name} className={styles.layer}>
            <span className={text.smallStrong}>{name}</span>
            <span className={`${text.meta} ${styles.muted}`}>{lightBlue.layer[name]}</span>
          </div>
        ))}
      </div>
    </main>
  ),
  async play({ canvasElement }) {
    const heights = [...canvasElement.querySelectorAll(`.${styles.layer}`)].map(({ lastElementChild }) =>
      Number(lastElementChild?.textContent),
    );
    await expect(heights).toEqual([...heights].sort((a, b) => a - b));
  },
};

/** Sizes that are the same everywhere. */
export const Size: Story = {
  render: () => (
    <main className={styles.page}>
      {names(lightBlue.size).map((name) => (
        <div key={name} className={styles.group}>
          <p className={text.smallStrong}>
            {name} <span className={`${text.meta} ${styles.muted}`}>{lightBlue.size[name]}</span>
          </p>
          <div
            className={styles.bar}
            style={{ width: vars.size[name], maxWidth: '100%', height: name === 'shell' ? undefined : vars.size[name] }}
          />
        </div>
      ))}
    </main>
  ),
};
