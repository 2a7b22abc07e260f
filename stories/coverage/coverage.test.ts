import { describe, expect, it } from 'vitest';
import { isMain, storyFiles } from '../library/sources.ts';
import { asserts, libraryComponents, libraryStatus, NOT_THERE, showing, statesOf } from '../library/status.ts';

const files = storyFiles();
const components = libraryComponents();
const screens = components.filter(({ name }) => name.endsWith('Screen'));
const shown = components.filter(({ name }) => showing(name, files).length > 0);

/** The names of the stories that show the component. */
const storiesOf = (name: string): string[] =>
  showing(name, files).flatMap(({ stories }) => stories.map(({ exportName }) => exportName));

describe('every exported component has stories', () => {
  it.each(components.filter(isMain).map(({ name }) => name))('%s', (name) => {
    expect(showing(name, files).map(({ file }) => file)).not.toEqual([]);
  });
});

describe('every exported component says what it is', () => {
  it.each(components.map((component) => [component.name, component] as const))('%s', (_, { summary }) => {
    expect(summary).not.toBe('');
  });
});

describe('every component and every screen says when to use it and when not', () => {
  it.each(
    files.filter(({ file }) => /^src\/(components|screens)\//.test(file)).map((file) => [file.title, file] as const),
  )('%s', (_, { guided }) => {
    expect(guided, 'its meta has no `guide: { … } satisfies Guide`').toBe(true);
  });
});

describe('every title stands under a heading of the sidebar', () => {
  it.each(files.map(({ title, file }) => [file, title] as const))('%s', (_, title) => {
    expect(title).toMatch(/^(基础|组件\/(布局|操作|输入|展示|导航|反馈)|页面|流程)\//);
  });
});

describe('every callback has a play that asserts what comes of it', () => {
  const callbacks = shown.flatMap((component) =>
    component.callbacks.map((callback) => [`${component.name}.${callback}`, component.name, callback] as const),
  );
  it.each(callbacks)('%s', (_, name, callback) => {
    expect(
      showing(name, files).some((file) => asserts(file, callback)),
      `no story of ${name} expects anything of ${callback}`,
    ).toBe(true);
  });
});

describe('every screen shows each of its states', () => {
  it.each(screens.map((screen) => [screen.name, screen] as const))('%s', (name, screen) => {
    const required = statesOf(screen).filter((state) => !(`${name}.${state}` in NOT_THERE));
    expect(storiesOf(name)).toEqual(expect.arrayContaining(required));
  });
});

describe('what is declared not to be there is a hole no more', () => {
  it.each(Object.keys(NOT_THERE))('%s', (cell) => {
    const [name = '', state = ''] = cell.split('.');
    expect(storiesOf(name)).not.toContain(state);
  });
});

describe('the status board', () => {
  const status = libraryStatus();

  it('has a row for each file of stories, and says what each is about', () => {
    expect(status).toHaveLength(files.length);
    expect(
      status
        .filter(({ title, component }) => /^(组件|页面)\//.test(title) && component === '')
        .map(({ title }) => title),
    ).toEqual([]);
  });

  it('tells props that are taken over from another file', () => {
    const sheet = status.find(({ component }) => component === 'Sheet');
    expect(sheet?.props).toContainEqual(
      expect.objectContaining({ name: 'closeLabel', type: 'string', required: false, own: false }),
    );
  });

  it('spells out what a prop may be', () => {
    const typeOf = (component: string, prop: string) =>
      status.find((row) => row.component === component)?.props.find(({ name }) => name === prop)?.type;
    expect(typeOf('Surface', 'tone')).toContain("'gold'");
    expect(typeOf('Stack', 'gap')).toContain("'x12'");
    expect(typeOf('Text', 'tone')).toContain("'ink3'");
  });

  it('requires of a union what each of its parts requires', () => {
    const button = status.find(({ component }) => component === 'TextButton');
    expect(button?.props).toContainEqual(expect.objectContaining({ name: 'href', type: 'string', required: false }));
    expect(button?.props).toContainEqual(
      expect.objectContaining({ name: 'pending', type: 'boolean', required: false }),
    );
  });
});
