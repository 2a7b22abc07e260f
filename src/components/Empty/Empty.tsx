import { type ComponentProps, type ReactNode } from 'react';
import * as styles from './Empty.css.ts';

export type EmptyProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'title'> & {
  /** Address of the drawn scene, 160×120. */
  picture: string;
  /** One sentence on what is not here. */
  title: string;
  /** One soft button that leads on. */
  action?: ReactNode;
};

/** Nothing is here yet: a scene, a sentence, a way on. */
export function Empty({ picture, title, action, ...rest }: EmptyProps) {
  return (
    <div {...rest} className={styles.root}>
      <img className={styles.picture} src={picture} alt="" width={160} height={120} />
      <p className={styles.title}>{title}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
