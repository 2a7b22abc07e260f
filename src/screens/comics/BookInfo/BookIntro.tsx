import { useState } from 'react';
import * as styles from './BookInfoScreen.css.ts';

/** Longer than about three lines of a phone, so that it is worth folding. */
const FOLD_FROM = 66;

/** What the book is about, three lines of it until the reader wants all. */
export function BookIntro({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text === '') return null;
  const folds = text.length > FOLD_FROM || text.includes('\n');
  return (
    <section aria-label="简介">
      <p className={folds && !open ? styles.folded : styles.intro}>{text}</p>
      {folds && (
        <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : '展开'}
        </button>
      )}
    </section>
  );
}
