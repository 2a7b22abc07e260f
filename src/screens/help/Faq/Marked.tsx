import { piecesOf } from './findQuestions.ts';
import * as styles from './FaqScreen.css.ts';

/** A text with what was searched for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return piecesOf(text, words).map((piece, index) =>
    piece.found ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
}
