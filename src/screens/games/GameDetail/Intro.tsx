import { useState } from 'react';
import * as styles from './Intro.css.ts';

/** Longer than about three lines of a phone, so that it is worth folding. */
const FOLD_FROM = 66;

/** What the game is, three lines of it until the reader wants all. */
export function Intro({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text === '') return null;
  const folds = text.length > FOLD_FROM || text.includes('\n');
  return (
    <section aria-label="游戏介绍">
      <h2 className={styles.heading}>游戏介绍</h2>
      <div className={styles.box} data-folded={folds && !open}>
        <p className={styles.words}>{text}</p>
        {folds && (
          <button
            type="button"
            className={styles.fold}
            data-screen=""
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? '收起' : '展开'}
          </button>
        )}
      </div>
    </section>
  );
}
