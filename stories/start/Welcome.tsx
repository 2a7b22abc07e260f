import { Unstyled } from '@storybook/addon-docs/blocks';
import { modes } from '../../.storybook/modes.ts';
import * as sheet from '../docs/sheet.css.ts';
import { storyHref, type IndexedStory } from '../docs/storyIndex.ts';
import { StoryFrame } from '../docs/StoryFrame.tsx';
import { useStoryIndex } from '../docs/useStoryIndex.ts';
import * as styles from './Welcome.css.ts';

const STEPS = [
  ['打开', '从左侧或页面墙，打开改动说明里点名的故事。'],
  ['换着看', '工具栏换小屏、平板、桌面和大字；Controls 换文字与数据。'],
  ['试一试', '点、滑、按键盘。“Interactions” 面板里是它该有的行为，一步一步可以重放。'],
  ['同意', '在改动的讨论里写“通过”，并列出看过的故事名。'],
  ['不同意', '附上故事链接，写明哪一处、应当怎样；有图最好。'],
] as const;

const AREAS = [
  ['基础/', '基础', '颜色、字号、间距、圆角、阴影、动效与层级，都直接画自主题。'],
  ['组件/', '组件', '只认识主题，不认识游戏与钻石。每个都写明何时用、何时不用。'],
  ['页面/', '页面', '数据由参数进，意图由事件出。没有网络，没有路由。'],
  ['流程/', '流程', '整个门户连同服务端，都跑在这一个标签页里。'],
] as const;

/** The screens on the three phones, by title. */
const PHONE_SCREENS = ['页面/游戏详情', '页面/首页', '页面/漫画'];

const readyOf = (title: string, stories: readonly IndexedStory[]) =>
  stories.find((story) => story.title === title && story.name === 'Ready');

/** The first page: what lies where, and how to say yes or no to a change in five steps. */
export function Welcome() {
  const stories = useStoryIndex();
  return (
    <Unstyled>
      <div className={sheet.sheet} lang="zh-CN">
        <header className={styles.hero}>
          <div className={sheet.head}>
            <img className={styles.logo} src="./logo.svg" alt="" />
            <h1 className={sheet.title}>晴屿的全部界面</h1>
            <p className={sheet.lead}>
              每个组件、每个页面、每种状态，都能单独打开、拨弄、评审。画布默认是 375×812 的手机。
            </p>
          </div>
          <Phones stories={stories} />
        </header>
        <section className={sheet.section}>
          <h2 className={sheet.heading}>五步评审一次改动</h2>
          <ol className={styles.steps}>
            {STEPS.map(([name, description]) => (
              <li key={name} className={styles.step}>
                <span className={styles.strong}>{name}</span>
                <span className={sheet.note}>{description}</span>
              </li>
            ))}
          </ol>
        </section>
        <section className={sheet.section}>
          <h2 className={sheet.heading}>这里有什么</h2>
          <ul className={styles.areas}>
            {AREAS.map(([start, name, description]) => (
              <Area
                key={start}
                name={name}
                description={description}
                stories={stories.filter(({ title }) => title.startsWith(start))}
              />
            ))}
          </ul>
        </section>
      </div>
    </Unstyled>
  );
}

function Phones({ stories }: { stories: readonly IndexedStory[] }) {
  return (
    <div className={styles.phones}>
      {PHONE_SCREENS.map((title, at) => {
        const story = readyOf(title, stories);
        return (
          <div key={title} className={at === 1 ? undefined : styles.aside}>
            {story && (
              <StoryFrame
                storyId={story.id}
                label={title.replace('页面/', '')}
                device={modes.phone}
                width={at === 1 ? 200 : 160}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Area({ name, description, stories }: { name: string; description: string; stories: readonly IndexedStory[] }) {
  const [first] = stories;
  return (
    <li className={styles.area}>
      {first && (
        <a href={storyHref(first.id)} target="_top" className={styles.areaLink}>
          {name}
        </a>
      )}
      <span>{description}</span>
      <span className={sheet.note}>{stories.length} 个故事</span>
    </li>
  );
}
