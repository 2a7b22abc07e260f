import { useEffect, useEffectEvent } from 'react';
import { text } from '#theme/text.css.ts';
import * as styles from './ReaderScreen.css.ts';

/** Long enough to be read twice; then it gets out of the way. */
const SHOWN_MS = 6000;

type ResumeNoteProps = {
  /** The chapter was read to its end before. */
  finished: boolean;
  onStartOver: () => void;
  onClose: () => void;
};

/** Says why the chapter does not begin at its top, and offers the top (product.md §2.4). */
export function ResumeNote({ finished, onStartOver, onClose }: ResumeNoteProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`${styles.note} ${text.small}`} role="status">
      {finished ? '本话已读完，这里是上次位置' : '已为您跳转到上次阅读位置'}
      <button type="button" className={styles.startOver} onClick={onStartOver}>从头看</button>
    </div>
  );
}
