import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { modes, type Mode } from '../../.storybook/modes.ts';
import * as sheet from '../docs/sheet.css.ts';
import type { IndexedStory } from '../docs/storyIndex.ts';
import { StoryFrame } from '../docs/StoryFrame.tsx';
import { useStoryIndex } from '../docs/useStoryIndex.ts';
import { Choices } from './Choices.tsx';
import * as styles from './ScreensWall.css.ts';

const DEVICES = ['phone', 'small', 'large', 'tablet', 'desktop'] as const satisfies readonly Mode[];

/** The states worth comparing across screens; the empty word stands for all. */
const STATES = ['', 'Ready', 'Loading', 'Empty', 'Failed', 'Long Text'];

const TILE: Readonly<Record<(typeof DEVICES)[number], number>> = {
  phone: 188,
  small: 188,
  large: 188,
  tablet: 300,
  desktop: 420,
};

/** Every screen in every state, alive, from the index of this very Storybook. */
export function ScreensWall() {
  const stories = useStoryIndex().filter(({ title }) => title.startsWith('页面/') && !title.startsWith('页面/共用/'));
  const [state, setState] = useState('');
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('phone');
  const shown = stories.filter(({ name }) => state === '' || name === state);
  const tile = (story: IndexedStory, label: string) => (
    <StoryFrame
      key={`${story.id} ${device}`}
      storyId={story.id}
      label={label}
      device={modes[device]}
      width={TILE[device]}
    />
  );
  return (
    <Unstyled>
      <div className={`${sheet.sheet} ${sheet.wide}`} lang="zh-CN">
        <header className={sheet.head}>
          <h1 className={sheet.title}>页面墙</h1>
          <p className={sheet.lead}>每个页面的每种状态，都是活的。点开即到故事；滚到哪里，加载到哪里。</p>
          <p className={sheet.note} role="status">
            {stories.length} 个状态，{new Set(stories.map(({ title }) => title)).size} 个页面与弹窗；现在显示{' '}
            {shown.length} 个。
          </p>
        </header>
        <div className={styles.bar}>
          <Choices
            label="状态"
            options={STATES.map((name) => ({ value: name, label: name === '' ? '全部状态' : name }))}
            value={state}
            onChoose={setState}
          />
          <Choices
            label="设备"
            options={DEVICES.map((mode) => ({ value: mode, label: modes[mode].label }))}
            value={device}
            onChoose={setDevice}
          />
        </div>
        {state === '' ? (
          [...Map.groupBy(shown, ({ title }) => title)].map(([title, states]) => (
            <section key={title} className={styles.row}>
              <div className={styles.rowHead}>
                <h2 className={sheet.heading}>{title.replace('页面/', '')}</h2>
                <span className={sheet.note}>{states.length} 种状态</span>
              </div>
              <div className={styles.strip}>{states.map((story) => tile(story, story.name))}</div>
            </section>
          ))
        ) : (
          <div className={sheet.tiles}>{shown.map((story) => tile(story, story.title.replace('页面/', '')))}</div>
        )}
      </div>
    </Unstyled>
  );
}
