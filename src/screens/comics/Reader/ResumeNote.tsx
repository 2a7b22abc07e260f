import { useEffect, useEffectEvent } from 'react';
import { text } from '#theme/text.css.ts';
import * as styles from './ReaderScreen.css.ts';

/** Long enough to be read twice; then it gets out of the way. */
const SHOWN_MS = 6000;

type ResumeNoteProps = {
  /** The chapter was read to its end before. */
  finished: boolean;
  onStartOver: () => void;
  /** Back to where it was left, for who has moved on before answering. */
  onLastPlace: () => void;
  onClose: () => void;
};

/** Says why the chapter does not begin at its top, and offers the top (product §2.4); a finished one asks, and waits for the answer (§1.4). */
export function ResumeNote({ finished, onStartOver, onLastPlace, onClose }: ResumeNoteProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (finished) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [finished]);
  return (
    <div className={`${styles.note} ${text.small}`} role="status">
      {finished ? '本话已读完' : '已为您跳转到上次阅读位置'}
      <button type="button" className={styles.choice} onClick={onStartOver}>
        从头看
      </button>
      {finished && (
        <button type="button" className={styles.choice} onClick={onLastPlace}>
          上次位置
        </button>
      )}
    </div>
  );
}
