import { propTextOf } from '../library/propTexts/propTexts.ts';
import type { Prop } from '../library/props.ts';
import * as styles from './sheet.css.ts';

type PropsTableProps = {
  /** The component's name. */
  component: string;
  props: readonly Prop[];
};

/** What the component takes, from its types; native attributes pass through and are not listed. */
export function PropsTable({ component, props }: PropsTableProps) {
  const sorted = [...props].sort((a, b) => Number(b.required) - Number(a.required));
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>属性 · {props.length}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">名称</th>
              <th scope="col">类型</th>
              <th scope="col">省略时</th>
              <th scope="col">说明</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((prop) => (
              <tr key={prop.name}>
                <th scope="row" className={styles.code}>
                  {prop.name}
                  {prop.required && (
                    <>
                      {' '}
                      <span className={styles.chip}>必填</span>
                    </>
                  )}
                </th>
                <td className={styles.code}>{prop.type}</td>
                <td className={styles.code}>{prop.fallback ?? '—'}</td>
                <td>{propTextOf(component, prop.name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>名称、类型和默认值取自源码。原生属性照常传到根元素，不在表中。</p>
    </section>
  );
}
