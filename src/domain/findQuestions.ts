import type { FaqGroup, FaqQuestion } from './faq.ts';

/** Folded so that capitals and full-width signs do not matter; every character keeps its index, for the marks. */
const fold = (text: string): string => {
  const folded = [...text].map((sign) => {
    const plain = sign.normalize('NFKC').toLowerCase();
    return plain.length === sign.length ? plain : sign;
  });
  return folded.join('');
};

/** The terms searched for; all of them must be found. */
export const termsOf = (keyword: string): string[] =>
  fold(keyword)
    .split(/\s+/)
    .filter((term) => term !== '');

/** The questions in which, or in whose answers, every term occurs; those named by their question come first. */
export function findQuestions(groups: readonly FaqGroup[], keyword: string): FaqQuestion[] {
  const terms = termsOf(keyword);
  const holdsAll = (text: string) => terms.every((term) => fold(text).includes(term));
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

/** Cuts a text where the terms occur in it. */
export function piecesOf(text: string, terms: readonly string[]): Piece[] {
  const folded = fold(text);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = nextMatch(folded, terms, from);
    const until = next?.index ?? text.length;
    if (until > from) pieces.push({ text: text.slice(from, until), found: false });
    if (!next) break;
    from = next.index + next.term.length;
    pieces.push({ text: text.slice(next.index, from), found: true });
  }
  return pieces;
}

/** The first term from `from` on, of two at the same index the longer. */
function nextMatch(
  folded: string,
  terms: readonly string[],
  from: number,
): { term: string; index: number } | undefined {
  return terms
    .map((term) => ({ term, index: folded.indexOf(term, from) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index || b.term.length - a.term.length)[0];
}
