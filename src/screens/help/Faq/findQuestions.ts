import type { FaqGroup, FaqQuestion } from '#domain/faq.ts';

/** Folded so that capitals and full-width signs do not matter; every character keeps its place, for the marks. */
const fold = (text: string): string => {
  const folded = [...text].map((sign) => {
    const plain = sign.normalize('NFKC').toLowerCase();
    return plain.length === sign.length ? plain : sign;
  });
  return folded.join('');
};

/** The words searched for; all of them must be found. */
export const wordsOf = (keyword: string): string[] =>
  fold(keyword)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The questions in which, or in whose answers, every word occurs; those named by their question come first. */
export function findQuestions(groups: readonly FaqGroup[], keyword: string): FaqQuestion[] {
  const words = wordsOf(keyword);
  const holdsAll = (text: string) => words.every((word) => fold(text).includes(word));
  const found = groups
    .flatMap(({ questions }) => questions)
    .filter(({ question, answer }) => holdsAll(`${question}\n${answer}`));
  return [
    ...found.filter(({ question }) => holdsAll(question)),
    ...found.filter(({ question }) => !holdsAll(question)),
  ];
}

/** A piece of a text, and whether it was searched for. */
export type Piece = { text: string; found: boolean };

/** Cuts a text where the words occur in it. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = nextMatch(folded, words, from);
    const until = next?.index ?? text.length;
    if (until > from) pieces.push({ text: text.slice(from, until), found: false });
    if (!next) break;
    from = next.index + next.word.length;
    pieces.push({ text: text.slice(next.index, from), found: true });
  }
  return pieces;
}

/** The first word from `from` on, of two at one place the longer. */
function nextMatch(
  folded: string,
  words: readonly string[],
  from: number,
): { word: string; index: number } | undefined {
  return words
    .map((word) => ({ word, index: folded.indexOf(word, from) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index || b.word.length - a.word.length)[0];
}
