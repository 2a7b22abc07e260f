import { Unstyled } from '@storybook/addon-docs/blocks';
import { modes } from '../../.storybook/modes.ts';
import * as sheet from '../docs/sheet.css.ts';
import { StoryFrame } from '../docs/StoryFrame.tsx';
import { storyHref, type IndexedStory } from '../docs/storyIndex.ts';
import { useStoryIndex } from '../docs/useStoryIndex.ts';
import { library } from '../library/library.ts';
import type { Status } from '../library/status.ts';
import { PATTERNS } from './patterns.ts';
import * as styles from './Patterns.css.ts';

/** Each pattern alive, with what it is for and the screens that use it. */
export function Patterns() {
  const stories = useStoryIndex();
  return (
    <Unstyled>
      <div className={`${sheet.sheet} ${sheet.wide}`} lang="zh-CN">
        <header className={sheet.head}>
          <h1 className={sheet.title}>图案</h1>
          <p className={sheet.lead}>
            页面只用这些图案写成：改一处，用到它的页面一起变。每个图案下面是用到它的页面，由源码得出。
          </p>
        </header>
        {PATTERNS.map(([heading, names]) => (
          <section key={heading} className={sheet.section}>
            <h2 className={sheet.heading}>{heading}</h2>
            <div className={styles.patterns}>
              {names.map((name) => (
                <Pattern key={name} name={name} stories={stories} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}

/** The file of stories that is about the component: of several the one with the shortest title. */
const statusOf = (name: string): Status | undefined =>
  library
    .filter(({ component }) => component === name)
    .sort((a, b) => a.title.length - b.title.length)
    .at(0);

function Pattern({ name, stories }: { name: string; stories: readonly IndexedStory[] }) {
  const status = statusOf(name);
  const own = stories.filter(({ title }) => title === status?.title);
  const shown = own.find(({ name: story }) => story === 'Variants') ?? own[0];
  return (
    <article className={styles.pattern}>
      {shown && <StoryFrame storyId={shown.id} label={name} device={modes.phone} width={188} />}
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <p className={sheet.note}>{`${status?.usedBy.length ?? 0} 个页面用到`}</p>
        <ul className={styles.users}>
          {status?.usedBy.map((title) => (
            <li key={title}>
              <UserLink title={title} stories={stories} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function UserLink({ title, stories }: { title: string; stories: readonly IndexedStory[] }) {
  const first = stories.find((story) => story.title === title);
  const text = title.replace('页面/', '');
  if (!first) return <span className={styles.user}>{text}</span>;
  return (
    <a className={styles.user} href={storyHref(first.id)} target="_top">
      {text}
    </a>
  );
}
