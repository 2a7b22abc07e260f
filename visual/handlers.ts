import { existsSync, globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A line of a screen that hands an event on, and the stories that must miss it. */
export type Handler = { file: string; name: string; line: number; from: number; to: number; stories: string };

/** The event handlers a source gives to what it draws. */
export function handlersIn(file: string, text = readFileSync(file, 'utf8')): Handler[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Handler[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText(source))) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({
        file,
        name: node.name.getText(source),
        line,
        from: node.getStart(source),
        to: node.end,
        stories: storiesOf(file),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const storiesOf = (file: string): string => file.replace(/\.tsx$/, '.stories.tsx');

/** The source as if nobody had thought of the handler. */
export const without = (text: string, { from, to }: Pick<Handler, 'from' | 'to'>): string =>
  text.slice(0, from) + text.slice(to);

/**
 * One handler of each of `count` screens, spread over all of them; `turn` asks for others. Screens draw no other screen,
 * so that all can be removed at once and each is missed by its own stories alone.
 */
export function chooseHandlers(count: number, turn = 0): Handler[] {
  const screens = globSync('src/screens/**/*Screen.tsx')
    .sort()
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => existsSync(storiesOf(file)));
  const able = screens.map((file) => handlersIn(file)).filter((handlers) => handlers.length > 0);
  return Array.from(
    { length: Math.min(count, able.length) },
    (_, at) => able[(Math.floor((at * able.length) / count) + turn) % able.length],
  ).flatMap((handlers) => handlers?.[(turn + Math.floor(handlers.length / 2)) % handlers.length] ?? []);
}

export const describeHandler = ({ file, line, name }: Handler): string => `${file}:${line} ${name}`;
