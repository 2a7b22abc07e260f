import { LinkButton } from '#components/Button/LinkButton.tsx';
import type { FaqQuestion } from '#domain/faq.ts';
import { Marked } from './Marked.tsx';
import * as styles from './FaqScreen.css.ts';

export type FaqAnswerProps = {
  question: FaqQuestion;
  /** What is searched for, to be marked. */
  words?: readonly string[];
  onOpen: (path: string) => void;
};

const NONE: readonly string[] = [];

/** An answer paragraph by paragraph, and the way to where it is done. */
export function FaqAnswer({ question: { answer, link }, words = NONE, onOpen }: FaqAnswerProps) {
  return (
    <div className={styles.answer}>
      {answer.split('\n').map((paragraph, index) => (
        <p key={index}>
          <Marked text={paragraph} words={words} />
        </p>
      ))}
      {link && (
        <LinkButton tone="soft" size="small" href={link.path} onFollow={onOpen}>
          {link.text}
        </LinkButton>
      )}
    </div>
  );
}
