export type Wrapping = {
  /** Widest line, in the unit of `measure`. */
  width: number;
  maxLines: number;
  measure(text: string): number;
};

const ELLIPSIS = '…';

/** Punctuation that never begins a line, and that never ends one. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{M}、。，．！？：；,.!?:;%‰…—～·々ー℃]/u;
const NOT_LAST = /[\p{Ps}\p{Pi}￥¥$#@]$/u;

/** Letters and digits of scripts that separate words by spaces. */
const WORD = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}]/u;

/** A flag, or a character with its marks and what is joined to it. Not `Intl.Segmenter`, which Firefox has since 125. */
const GRAPHEME =
  /(?:\p{RI}{2}|\P{M})(?:\u200D\P{M}|[\p{M}\p{Emoji_Modifier}\u200C\u200D\u{E0020}-\u{E007F}])*|\p{M}+/gu;

const graphemesOf = (text: string): string[] => text.match(GRAPHEME) ?? [];

const sticks = (before: string, after: string): boolean =>
  NOT_FIRST.test(after) || NOT_LAST.test(before) || (WORD.test(before) && WORD.test(after));

/** Unbreakable units: a word, or a character with its punctuation. */
function unitsOf(paragraph: string): string[] {
  const units: string[] = [];
  let before = '';
  for (const grapheme of graphemesOf(paragraph)) {
    const last = units.length - 1;
    if (last >= 0 && sticks(before, grapheme)) units[last] += grapheme;
    else units.push(grapheme);
    before = grapheme;
  }
  return units;
}

function* linesOf(text: string, { width, measure }: Wrapping): Generator<string> {
  for (const paragraph of text.split(/[\r\n\u2028\u2029]+/)) {
    let line = '';
    for (const unit of unitsOf(paragraph)) {
      // A unit longer than a line is broken anywhere.
      for (const part of measure(unit) > width ? graphemesOf(unit) : [unit]) {
        const full = line !== '' && measure((line + part).trimEnd()) > width;
        if (full) yield line.trimEnd();
        line = full || line === '' ? part.trimStart() : line + part;
      }
    }
    if (line.trim() !== '') yield line.trimEnd();
  }
}

function cut(line: string, { width, measure }: Wrapping): string {
  const kept = graphemesOf(line);
  while (kept.length > 0 && measure(kept.join('').trimEnd() + ELLIPSIS) > width) kept.pop();
  return kept.join('').trimEnd() + ELLIPSIS;
}

/**
 * Breaks a text into lines by the rules of Chinese typesetting: between any two characters, but never inside a Latin word,
 * before closing punctuation or after an opening one. What does not fit is truncated with `…`.
 */
export function wrapText(text: string, wrapping: Wrapping): string[] {
  const lines: string[] = [];
  for (const line of linesOf(text.trim(), wrapping)) {
    if (lines.length === wrapping.maxLines) return [...lines.slice(0, -1), cut(lines.at(-1) ?? '', wrapping)];
    lines.push(line);
  }
  return lines;
}
