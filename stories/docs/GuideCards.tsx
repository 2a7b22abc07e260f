import type { Guide } from '../../.storybook/guide.ts';
import * as styles from './DocsPage.css.ts';

/** When something else is right, the role, and the keys. */
export function GuideCards({ guide: { avoid, role, keys } }: { guide: Guide }) {
  return (
    <div className={styles.guide}>
      <section className={styles.card}>
        <h2 className={styles.cardTitle} data-tone="avoid">
          什么时候不用
        </h2>
        <p>{avoid}</p>
      </section>
      <section className={styles.card}>
        <h2 className={styles.cardTitle}>读屏读到什么</h2>
        <p>{role}</p>
      </section>
      {keys && (
        <section className={styles.card}>
          <h2 className={styles.cardTitle} data-tone="quiet">
            键盘
          </h2>
          <dl className={styles.keys}>
            {Object.entries(keys).map(([key, does]) => [
              <dt key={key}>
                <kbd className={styles.key}>{key}</kbd>
              </dt>,
              <dd key={`${key} does`}>{does}</dd>,
            ])}
          </dl>
        </section>
      )}
    </div>
  );
}
