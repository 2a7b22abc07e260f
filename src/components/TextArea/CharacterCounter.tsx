import { useEffect, useState } from 'react';
import { tabular, visuallyHidden } from '#theme/text.css.ts';
import * as styles from './TextArea.css.ts';

/** How long the typing rests before the count is spoken: a count at every letter talks over the letters. */
const QUIET_MS = 800;

/** The last tenth, and never fewer than ten characters, is near the limit. */
const nearLimit = (count: number, limit: number): boolean => limit - count <= Math.max(10, Math.floor(limit / 10));

export type CharacterCounterProps = {
  /** By which the field refers to it. */
  id: string;
  count: number;
  limit: number;
  over: boolean;
  /** Shown only near the limit. */
  quiet: boolean;
};

/** `12/1000`; spoken only near the limit, once the typing rests. */
export function CharacterCounter({ id, count, limit, over, quiet }: CharacterCounterProps) {
  const near = nearLimit(count, limit);
  const words = count > limit ? `已超出 ${count - limit} 字` : `还可输入 ${limit - count} 字`;
  const spoken = useRested(near ? words : '');
  return (
    <>
      <span id={id} className={visuallyHidden}>{`最多 ${limit} 字`}</span>
      <span className={`${styles.counter} ${tabular}`} aria-hidden data-over={over ? '' : undefined}>
        {(near || !quiet) && `${count}/${limit}`}
      </span>
      <span role="status" className={visuallyHidden}>
        {spoken}
      </span>
    </>
  );
}

/** Follows the words once they have stood for a while; those it began with are not news. */
function useRested(words: string): string {
  const [first] = useState(words);
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return rested === first ? '' : rested;
}
