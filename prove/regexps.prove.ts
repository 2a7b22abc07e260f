import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** A regular expression as it stands in the code. */
type Found = { place: string; source: string; flags: string };

const LENGTH = 100_000;
const SLOW_MS = 50;

/** What hangs is given up: it is far beyond any bound. */
const GIVE_UP_MS = 2000;

/** A busy machine is slow now and then, a slow pattern each time. */
const LOOKS = 8;

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

const regExpsOf = (folder: string): Found[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isOurs)
    .flatMap((path) => literalsIn(join(folder, path)));

/** Signs a pattern is likely to dwell on, beside those it names itself. */
const SIGNS = [...'aA0 \t\n.-/\\%<&"@:中', '\u0301', '\u200B', '\uD83D', '😀'];

/** Long texts a pattern may be slow on: one sign or two in turn, with and without what ends them, after what it begins with. */
function attacksOn({ source }: Found): string[] {
  const named = [...new Set(source.match(/[^\\()[\]{}?*+|^$]/gu) ?? [])];
  const own = named.slice(0, 8);
  const beginning = /^\^?((?:[\w/:@#-]|\\[/.\-:])+)/.exec(source)?.[1]?.replaceAll('\\', '') ?? '';
  const pairs = own.flatMap((one) => own.map((other) => one + other));
  const units = new Set([...SIGNS, ...named, ...pairs, 'a0', 'a ', ' a', '0.', 'a-', 'a.']);
  return [...units].flatMap((unit) => {
    const long = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
    return [long, `${long}\u0000`, `${beginning}${long}\u0000`];
  });
}

const script = new Script('flags.includes("g") ? text.replace(pattern, "") : pattern.test(text)');

/** Whether a pattern takes too long over one of its attacks. */
function isSlow(found: Found): boolean {
  const { source, flags } = found;
  const context = createContext({ text: '', pattern: new RegExp(source, flags), flags });
  const timeOf = (text: string): number => {
    Object.assign(context, { text, pattern: new RegExp(source, flags) });
    const began = performance.now();
    try {
      script.runInContext(context, { timeout: GIVE_UP_MS });
    } catch {
      return GIVE_UP_MS;
    }
    return performance.now() - began;
  };
  const isSlowEachTime = (text: string): boolean => {
    for (let look = 0, time = 0; look < LOOKS && time < GIVE_UP_MS; look += 1) {
      time = timeOf(text);
      if (time <= SLOW_MS) return false;
    }
    return true;
  };
  return attacksOn(found).some(isSlowEachTime);
}

test('no regular expression of src and server dwells on 100,000 hostile characters (T18)', { timeout: 300_000 }, () => {
  const all = [...regExpsOf('src'), ...regExpsOf('server')];
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(isSlow).map(({ place }) => place)).toEqual([]);
});

test('nested repeats, and a repeat that begins anew at every place, are found out', { timeout: 60_000 }, () => {
  const known = ['^(a+)+$', '\\s+$'].map((source) => ({ place: source, source, flags: '' }));
  expect(known.filter(isSlow)).toEqual(known);
});
