import { useEffect, useEffectEvent } from 'react';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import * as styles from './ReaderScreen.css.ts';

/** Long enough to be read twice. */
const SHOWN_MS = 6000;

type ResumeNoteProps = {
  /** The chapter was read to its end before. */
  finished: boolean;
  onStartOver: () => void;
  /** Back to where it was left, for who has moved on before answering. */
  onLastPosition: () => void;
  onClose: () => void;
};

/** Says why the chapter does not begin at its top, and offers the top; a finished one asks, and waits for the answer. */
export function ResumeNote({ finished, onStartOver, onLastPosition, onClose }: ResumeNoteProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (finished) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [finished]);
  return (
    <div className={styles.note}>
      <Notice
        tone="night"
        shape="pill"
        live="status"
        action={
          <Inline gap="x12" paddingX="x8">
            <TextButton tone="night" size="small" height="touch" onClick={onStartOver}>
              从头看
            </TextButton>
            {finished && (
              <TextButton tone="night" size="small" height="touch" onClick={onLastPosition}>
                上次位置
              </TextButton>
            )}
          </Inline>
        }
      >
        {finished ? '本话已读完' : '已为您跳转到上次阅读位置'}
      </Notice>
    </div>
  );
}
