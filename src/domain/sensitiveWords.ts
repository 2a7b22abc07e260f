import { HARMLESS_PHRASES } from './harmlessPhrases.ts';
import { stripInvisible } from './readableText.ts';

/** A sensitive word in a text: `start` and `end` are its range in the original text. */
export type SensitiveFinding = { word: string; start: number; end: number };

/** Finds the sensitive words of a text, in order and without overlap; of two at one position the longer. */
export type SensitiveFinder = (text: string) => SensitiveFinding[];

/** A character of the normalised text, with its range in the original. */
type Sign = { value: string; start: number; end: number };

type Node = { next: Map<string, Node>; word?: string };

// A base letter with its accents is one match; few accents each, since normalising very many at once is slow.
const LETTER = /[^]\p{M}{0,8}/gu;

/** Normalises one character for comparison: NFKC, no invisible characters (T11), no case. */
const fold = (grapheme: string): string =>
  stripInvisible(stripInvisible(grapheme).normalize('NFKC').toUpperCase().toLowerCase());

function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  for (const { 0: grapheme, index } of text.matchAll(LETTER)) {
    for (const value of fold(grapheme)) signs.push({ value, start: index, end: index + grapheme.length });
  }
  return signs;
}

function treeOf(words: readonly string[]): Node {
  const root: Node = { next: new Map() };
  for (const word of words) {
    let node = root;
    for (const { value } of signsOf(word)) {
      const next: Node = node.next.get(value) ?? { next: new Map() };
      node.next.set(value, next);
      node = next;
    }
    if (node !== root) node.word = word;
  }
  return root;
}

/** The longest word that starts at a character, with the index of its last character. */
function longestAt(signs: readonly Sign[], from: number, root: Node): { word: string; last: number } | undefined {
  let found: { word: string; last: number } | undefined;
  let node: Node | undefined = root;
  for (let at = from; at < signs.length; at += 1) {
    node = node.next.get(signs[at]?.value ?? '');
    if (!node) break;
    if (node.word !== undefined) found = { word: node.word, last: at };
  }
  return found;
}

/**
 * Builds a trie of the words. From each position it is followed no deeper than the longest word, so the time is linear in
 * the text; no text becomes a regular expression (T18).
 * @param harmless phrases within which a word is not reported
 */
export function createSensitiveFinder(
  words: readonly string[],
  harmless: readonly string[] = HARMLESS_PHRASES,
): SensitiveFinder {
  const [root, harmlessRoot] = [treeOf(words), treeOf(harmless)];
  return (text) => {
    const signs = signsOf(text);
    const findings: SensitiveFinding[] = [];
    // The end of the last harmless phrase so far: a word that ends before it lies within one.
    let harmlessTo = -1;
    for (let at = 0; at < signs.length; ) {
      harmlessTo = Math.max(harmlessTo, longestAt(signs, at, harmlessRoot)?.last ?? -1);
      const met = longestAt(signs, at, root);
      const found = met && met.last > harmlessTo ? met : undefined;
      const first = signs[at];
      const last = signs[found?.last ?? at];
      if (found && first && last) findings.push({ word: found.word, start: first.start, end: last.end });
      at = (found?.last ?? at) + 1;
    }
    return findings;
  };
}
