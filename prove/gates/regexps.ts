import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import ts from 'typescript';

/** A regular expression as it stands in the code. */
export type Found = { place: string; source: string; flags: string };

const LENGTH = 100_000;

/** What hangs is given up: it is far beyond any bound. */
const GIVE_UP_MS = 2000;

const isOurs = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(test|stories|fixtures)\.|testing\//.test(path);

function literalsIn(path: string): Found[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ place: `${path}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Every regular expression literal of the portal's own code. */
export const findRegExps = (folders: readonly string[]): Found[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isOurs)
      .flatMap((path) => literalsIn(join(folder, path))),
  );

/** Signs a pattern is likely to dwell on, beside those it names itself. */
const SIGNS = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '\n',
  '.',
  '-',
  '/',
  '\\',
  '%',
  '<',
  '&',
  '"',
  '@',
  ':',
  '中',
  '\u0301',
  '\u200B',
  '\uD83D',
  '😀',
];

const named = (source: string): string[] => [...new Set(source.match(/[^\\()[\]{}?*+|^$]/gu) ?? [])];

/** Long texts a pattern may be slow on: one sign or two in turn, with and without what ends them, and after each short beginning it asks for. */
function attacksOn({ source }: Found): string[] {
  const signs = [...new Set([...SIGNS, ...named(source)])];
  const own = named(source).slice(0, 8);
  const beginning = /^\^?((?:[\w/:@#-]|\\[/.\-:])+)/.exec(source)?.[1]?.replaceAll('\\', '') ?? '';
  const units = [
    ...signs,
    ...own.flatMap((one) => own.map((other) => one + other)),
    'a0',
    'a ',
    ' a',
    '0.',
    'a-',
    'a.',
  ];
  return [...new Set(units)].flatMap((unit) => {
    const long = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
    return [long, `${long}\u0000`, `${beginning}${long}\u0000`];
  });
}

const script = new Script('flags.includes("g") ? text.replace(pattern, "") : pattern.test(text)');

/** A slow look is looked at again, for the machine may be busy; a slow pattern is slow each time. */
const LOOKS = 8;
const QUICK_MS = 10;

/** The longest a pattern takes over any of its attacks, in ms. */
export function slowestOf(found: Found): number {
  const context: { text: string; pattern: RegExp; flags: string } = {
    text: '',
    pattern: new RegExp(found.source, found.flags),
    flags: found.flags,
  };
  createContext(context);
  const timeOf = (text: string): number => {
    context.text = text;
    context.pattern.lastIndex = 0;
    const began = performance.now();
    try {
      script.runInContext(context, { timeout: GIVE_UP_MS });
    } catch {
      return GIVE_UP_MS;
    }
    return performance.now() - began;
  };
  const bestTimeOf = (text: string): number => {
    let best = timeOf(text);
    for (let look = 1; look < LOOKS && best > QUICK_MS && best < GIVE_UP_MS; look += 1)
      best = Math.min(best, timeOf(text));
    return best;
  };
  let slowest = 0;
  for (const text of attacksOn(found)) {
    slowest = Math.max(slowest, bestTimeOf(text));
    if (slowest >= GIVE_UP_MS) break;
  }
  return slowest;
}
