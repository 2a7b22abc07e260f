import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { FaqQuestion } from '#domain/faq.ts';
import { piecesOf } from './findQuestions.ts';
import * as styles from './FaqScreen.css.ts';

export type FaqAnswerProps = {
  question: FaqQuestion;
  /** What is searched for, to be marked. */
  terms?: readonly string[];
};

const NONE: readonly string[] = [];

/** An answer paragraph by paragraph, and a link to where it is done. */
export function FaqAnswer({ question: { answer, link }, terms = NONE }: FaqAnswerProps) {
  return (
    <Stack gap="x8" align="start">
      {answer.split('\n').map((paragraph, index) => (
        <p key={index}>
          <Marked text={paragraph} terms={terms} />
        </p>
      ))}
      {link && (
        <LinkButton tone="soft" size="small" href={link.path}>
          {link.text}
        </LinkButton>
      )}
    </Stack>
  );
}

/** A text with what was searched for marked in it. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return piecesOf(text, terms).map((piece, index) =>
    piece.found ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
}
