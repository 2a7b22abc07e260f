import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { library } from '../library/library.ts';
import type { Guide } from '../../.storybook/guide.ts';
import { modes } from '../../.storybook/modes.ts';
import { GuideCards } from './GuideCards.tsx';
import * as styles from './DocsPage.css.ts';
import { PropsTable } from './PropsTable.tsx';
import * as sheet from './sheet.css.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { useStoryIndex } from './useStoryIndex.ts';

/** A component is seldom higher than this; a screen fills its phone. */
const COMPONENT_HEIGHT = 320;

/** What the docs page of every component and screen says: what it is for, how it is used, each state, its props. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const guide: Guide | undefined = parameters['guide'];
  const status = library.find((known) => known.title === title);
  // From the index: a built module gives its exports by the alphabet.
  const stories = useStoryIndex().filter((story) => story.title === title);
  const isScreen = title.startsWith('页面/');
  const device = isScreen ? modes.phone : { width: modes.phone.width, height: guide?.height ?? COMPONENT_HEIGHT };
  const path = title.split('/');
  const [primary] = stories;
  return (
    <Unstyled>
      <article className={sheet.sheet} lang="zh-CN">
        <div className={styles.opening}>
          <div className={styles.content}>
            <header className={sheet.head}>
              <p className={sheet.trail}>{path.slice(0, -1).join(' / ')}</p>
              <h1 className={sheet.title}>{path.at(-1)}</h1>
              {guide && <p className={sheet.lead}>{guide.use}</p>}
            </header>
            {guide && <GuideCards guide={guide} />}
          </div>
          {primary && (
            <StoryFrame
              storyId={primary.id}
              label={`在画布中打开 ${primary.name}`}
              device={device}
              width={isScreen ? 300 : 375}
            />
          )}
        </div>
        <section className={sheet.section}>
          <h2 className={sheet.heading}>全部状态 · {stories.length}</h2>
          <div className={sheet.tiles}>
            {stories.map(({ id, name }) => (
              <StoryFrame key={id} storyId={id} label={name} device={device} width={isScreen ? 188 : 240} />
            ))}
          </div>
        </section>
        {status && status.props.length > 0 && <PropsTable component={status.component} props={status.props} />}
      </article>
    </Unstyled>
  );
}
