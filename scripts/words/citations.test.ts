import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCES = '{src,server,e2e,stories,prove,scripts,build,visual,bench,.storybook}/**/*.{ts,tsx,mjs}';
const CHAPTER = 'spec|product|reliability|primitives|look|design';
const NUMBER = String.raw`(?:§\d+(?:\.\d+)?|(?:[A-Z]{2}\.P|[A-Z])\d+)`;

/** `product §2.3, D2`, `reliability T5, T7`, `spec's (§8)`; a range has its two ends. */
const CITED = new RegExp(
  String.raw`\b(${CHAPTER})(?:'s)?(?: order)? \(?(${NUMBER}(?:(?:, (?:and )?| and |–)${NUMBER})*)`,
  'gi',
);
/** (T9), (M2, M8), in whatever stands before a closing bracket or a colon. */
const BARE = /\(((?:[XMTF]\d+|[A-Z]{2}\.P\d+)(?:(?:, | and |–)(?:[XMTF]\d+|[A-Z]{2}\.P\d+))*)(?=[):])/g;
const DOCUMENT = /\b(spec|product|reliability|primitives|look|design|cases|storybook|models)\.md\b/g;

const numbersOf = (text: string): string[] => text.match(new RegExp(NUMBER, 'g')) ?? [];

/** A comment's lines as one, so that a reference may go over the edge of one. */
const joined = (text: string): string => text.replaceAll(/\n\s*(?:\*|\/\/)\s*/g, ' ');

const RULES = readFileSync('docs/rules.md', 'utf8');

/** The chapter of a heading `## product §1: …`, and with each row's numbers `product §1.8`. */
const known = new Set(
  RULES.split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const chapters = /^[^\n:]*/.exec(section)![0].match(new RegExp(CHAPTER, 'g')) ?? [];
      const entries = [...section.matchAll(/^\| (?!---)([^|]+) \|/gm)].flatMap(([, cell]) =>
        cell!.split(', ').map((entry) => entry.replace(/^(?:look|design) /, '')),
      );
      const all = numbersOf(section.split('\n')[0]!).concat(entries);
      return chapters.flatMap((chapter) => all.map((entry) => `${chapter} ${/^\d/.test(entry) ? `§${entry}` : entry}`));
    }),
);

const files = globSync(SOURCES, { exclude: ['**/node_modules/**', 'scripts/words/**', 'scripts/art/**'] });
const texts = files.map((file) => ({ file, text: joined(readFileSync(file, 'utf8')) }));
/** A property is defined by the test that bears its id, as a case is. */
const tested = new Set(
  texts.filter(({ file }) => /\.test\.tsx?$/.test(file)).flatMap(({ text }) => text.match(/\b[A-Z]{2}\.P\d+\b/g) ?? []),
);

const isKnown = (chapter: string, number: string) => tested.has(number) || known.has(`${chapter} ${number}`);

describe('what the code refers to by number', () => {
  it('stands in docs/rules.md, or is a test of that name', () => {
    const unknown = texts.flatMap(({ file, text }) => [
      ...[...text.matchAll(CITED)].flatMap(([, chapter, numbers]) =>
        numbersOf(numbers!)
          .filter((number) => !isKnown(chapter!.toLowerCase(), number))
          .map((number) => `${file}: ${chapter} ${number}`),
      ),
      ...[...text.matchAll(BARE)].flatMap(([, numbers]) =>
        numbersOf(numbers!)
          .filter((number) => !isKnown('reliability', number) && !isKnown('primitives', number))
          .map((number) => `${file}: ${number}`),
      ),
    ]);
    expect(unknown).toEqual([]);
  });

  it('is in no document that the repository does not hold', () => {
    const absent = texts.flatMap(({ file, text }) => (text.match(DOCUMENT) ?? []).map((name) => `${file}: ${name}`));
    expect(absent).toEqual([]);
  });
});
