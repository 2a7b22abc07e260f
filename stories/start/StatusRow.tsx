import { modes } from '../../.storybook/modes.ts';
import * as sheet from '../docs/sheet.css.ts';
import { storyHref, type IndexedStory } from '../docs/storyIndex.ts';
import type { Status } from '../library/status.ts';
import { needsDocs } from './figures.ts';
import * as styles from './StatusBoard.css.ts';

/** One file of stories on the board. */
export function StatusRow({ status, stories }: { status: Status; stories: readonly IndexedStory[] }) {
  const { title, states, plays, callbacks, documented, axe } = status;
  const missing = callbacks.filter(({ asserted }) => !asserted);
  const [first] = stories;
  return (
    <tr>
      <th scope="row">
        {first ? (
          <a href={storyHref(first.id)} target="_top">
            {title.split('/').at(-1)}
          </a>
        ) : (
          title
        )}
        <div className={`${sheet.note} ${sheet.code}`}>{status.component}</div>
      </th>
      <td className={styles.count}>{stories.length}</td>
      <td>
        <div className={styles.chips}>
          {states.length === 0
            ? '—'
            : states.map(({ state, is, reason }) => (
                <span key={state} className={sheet.chip} data-is={is === 'there' ? 'good' : is} title={reason}>
                  {state}
                  {is === 'missing' && ' 缺'}
                  {is === 'declared' && ' 不适用'}
                </span>
              ))}
        </div>
      </td>
      <td className={styles.count}>{plays.length}</td>
      <td className={styles.count}>
        {callbacks.length === 0 ? '—' : `${callbacks.length - missing.length} / ${callbacks.length}`}
        {missing.map(({ name }) => (
          <div key={name} className={sheet.chip} data-is="missing">
            {name}
          </div>
        ))}
      </td>
      <td>
        {needsDocs(title) ? (
          <span className={sheet.chip} data-is={documented ? 'good' : 'missing'}>
            {documented ? '有' : '缺'}
          </span>
        ) : (
          '—'
        )}
      </td>
      <td>
        <div className={styles.chips}>
          {status.modes.map((mode) => (
            <span key={mode} className={sheet.chip} data-is="declared">
              {modes[mode].label}
            </span>
          ))}
        </div>
      </td>
      <td>
        <span className={sheet.chip} data-is={axe === 'error' ? 'good' : 'missing'}>
          {axe === 'error' ? '违规即失败' : '放过'}
        </span>
      </td>
    </tr>
  );
}
