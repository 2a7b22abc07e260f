import { basename } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { modesOf, type Mode } from '../../.storybook/modes.ts';
import { componentsUnder, storyFiles, type SourceComponent, type StoryFile } from './sources.ts';
import { usersOf } from './users.ts';

/** What every designer may count on finding. A cell that cannot exist is declared here, with the reason. */
export const NOT_THERE: Readonly<Record<string, string>> = {
  'ErrorScreen.LongText': '文字固定，不会变长',
  'DownloadScreen.Empty': '没有安装包时显示 NoAddress',
  'ProfileScreen.Empty': '每个人都有资料，最少的是 Visitor',
};

const LOADED = /\b(Loadable|Paged|Part)</;

/** The stories a screen must have, by what its props say it can be; none for anything else. */
export function statesOf({ name, props }: SourceComponent): string[] {
  if (!name.endsWith('Screen')) return [];
  const types = props
    .filter(({ own }) => own)
    .map(({ type }) => type)
    .join(' ');
  const has = (prop: string) => props.some((one) => one.name === prop);
  const loaded = LOADED.test(types) ? ['Loading', 'Failed', 'Empty'] : [];
  const paged = /\bPaged</.test(types) && has('onLoadMore') ? ['More'] : [];
  const refreshed = has('onRefresh') ? ['Refreshing'] : [];
  return ['Ready', 'LongText', ...loaded, ...paged, ...refreshed];
}

/** The files whose stories show the component. */
export const showing = (name: string, files: readonly StoryFile[]): StoryFile[] =>
  files.filter(({ text }) => new RegExp(`(component: |<)${name}\\b`).test(text));

/** Its outcome is asserted: `expect(args.onX)` or an expectation of a spy of that name. */
export const asserts = ({ text }: StoryFile, callback: string): boolean =>
  new RegExp(`expect\\([^)]*\\b${callback}\\b`).test(text);

/** How a cell of the table of states stands. */
export type StateCell = { state: string; is: 'there' | 'missing' | 'declared'; reason?: string };

/** What is known of one file of stories: a row of the status board. */
export type Status = {
  title: string;
  /** As the index of stories names it. */
  importPath: string;
  component: string;
  props: SourceComponent['props'];
  states: readonly StateCell[];
  plays: readonly string[];
  callbacks: readonly { name: string; asserted: boolean }[];
  documented: boolean;
  modes: readonly Mode[];
  axe: 'error' | 'spared';
  /** Titles of the screens that use the component. */
  usedBy: readonly string[];
};

/** The component a file of stories is about: the one of its name, else the one its meta names, else that of the meta it takes over. */
function subjectOf({ file, text }: StoryFile, components: readonly SourceComponent[]): SourceComponent | undefined {
  const named = [
    basename(file, '.stories.tsx'),
    /component: (\w+)/.exec(text)?.[1],
    /from '[^']*\/(\w+)\.stories\.tsx'/.exec(text)?.[1],
  ];
  return named
    .map((name) => components.find((component) => component.name === name))
    .find((component) => component !== undefined);
}

function cellOf(state: string, component: SourceComponent, there: ReadonlySet<string>): StateCell {
  if (there.has(state)) return { state, is: 'there' };
  const reason = NOT_THERE[`${component.name}.${state}`];
  return reason === undefined ? { state, is: 'missing' } : { state, is: 'declared', reason };
}

function statusOf(
  story: StoryFile,
  components: readonly SourceComponent[],
  files: readonly StoryFile[],
  users: ReadonlyMap<string, readonly string[]>,
): Status {
  const component = subjectOf(story, components);
  const shown = [story, ...(component ? showing(component.name, files) : [])];
  const there = new Set(shown.flatMap(({ stories }) => stories.map(({ exportName }) => exportName)));
  const modes = story.stories.flatMap(({ exportName }) =>
    modesOf({ title: story.title, name: storyNameFromExport(exportName) }),
  );
  return {
    title: story.title,
    importPath: `./${story.file}`,
    component: component?.name ?? '',
    props: component?.props ?? [],
    states: component ? statesOf(component).map((state) => cellOf(state, component, there)) : [],
    plays: story.stories.filter(({ plays }) => plays).map(({ exportName }) => exportName),
    callbacks: (component?.callbacks ?? []).map((name) => ({
      name,
      asserted: shown.some((file) => asserts(file, name)),
    })),
    documented: /^src\/(components|screens)\//.test(story.file)
      ? story.guided
      : component !== undefined && component.summary !== '',
    modes: [...new Set(modes)],
    axe: story.spared ? 'spared' : 'error',
    usedBy: (component && users.get(component.name)) ?? [],
  };
}

/** Every exported component of the library; icons are one set and count as one. */
export const libraryComponents = (): SourceComponent[] =>
  [...componentsUnder('src/components'), ...componentsUnder('src/screens')].filter(
    ({ file }) => !file.includes('/icons/'),
  );

/** What is known of the whole library, a row for each file of stories. */
export function libraryStatus(): Status[] {
  const [components, files] = [libraryComponents(), storyFiles()];
  const users = usersOf(files);
  return files.map((file) => statusOf(file, components, files, users));
}
