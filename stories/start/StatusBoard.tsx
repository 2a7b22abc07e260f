import { Unstyled } from '@storybook/addon-docs/blocks';
import { library } from '../library/library.ts';
import * as sheet from '../docs/sheet.css.ts';
import { byFile } from '../docs/storyIndex.ts';
import { useStoryIndex } from '../docs/useStoryIndex.ts';
import * as styles from './StatusBoard.css.ts';
import { figuresOf, isWhole } from './figures.ts';
import { StatusRow } from './StatusRow.tsx';

const COLUMNS = ['组件或页面', '故事', '该有的状态', '行为有断言', '回调有断言', '文档', '视口', '无障碍'];

/** How the library stands: from the index of stories and from the sources, nothing by hand. */
export function StatusBoard() {
  const index = byFile(useStoryIndex());
  // In the order of the sidebar.
  const positions = new Map([...index.keys()].map((path, at) => [path, at]));
  const sorted = library.toSorted((a, b) => (positions.get(a.importPath) ?? 0) - (positions.get(b.importPath) ?? 0));
  const groups = Map.groupBy(sorted, ({ title }) =>
    title
      .split('/')
      .slice(0, title.startsWith('组件/') ? 2 : 1)
      .join(' · '),
  );
  return (
    <Unstyled>
      <div className={`${sheet.sheet} ${sheet.wide}`} lang="zh-CN">
        <header className={sheet.head}>
          <h1 className={sheet.title}>状态板</h1>
          <p className={sheet.lead}>每次构建时从故事索引和源码生成，没有一行是手写的。红色是缺口，测试也会因它失败。</p>
        </header>
        <dl className={styles.figures}>
          {figuresOf(library, [...index.values()].flat().length).map(({ label, value, whole }) => (
            <div key={label} className={styles.figure}>
              <dd className={styles.number} data-is={whole ? undefined : 'missing'}>
                {value}
              </dd>
              <dt className={sheet.note}>{label}</dt>
            </div>
          ))}
        </dl>
        {[...groups].map(([group, rows]) => (
          <section key={group} className={sheet.section}>
            <h2 className={sheet.heading}>
              {group} · {rows.filter(isWhole).length} / {rows.length}
            </h2>
            <div className={sheet.scroll}>
              <table className={sheet.table}>
                <thead>
                  <tr>
                    {COLUMNS.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((status) => (
                    <StatusRow key={status.importPath} status={status} stories={index.get(status.importPath) ?? []} />
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}
