import { describe, expect, it } from 'vitest';
import { componentsUnder, isMain, storyFiles, type SourceComponent, type StoryFile } from './sources.ts';

/** What every designer may count on finding. A cell that cannot exist is declared here, with the reason. */
const NOT_THERE: Readonly<Record<string, string>> = {
  'ErrorScreen.LongText': 'its words are its own and fixed',
  'DownloadScreen.Empty': 'without a package it shows NoAddress',
  'ProfileScreen.Empty': 'a person always has a profile: Visitor is its barest',
};

const files = storyFiles();
const components = [...componentsUnder('src/components'), ...componentsUnder('src/screens')].filter(({ file }) => !file.includes('/icons/'));
const screens = components.filter(({ name }) => name.endsWith('Screen'));

const showing = (name: string): StoryFile[] => files.filter(({ text }) => new RegExp(`(component: |<)${name}\\b`).test(text));
const shown = components.filter(({ name }) => showing(name).length > 0);

/** Its outcome is asserted: `expect(args.onX)` or an expectation of a spy of that name. */
const asserts = ({ text }: StoryFile, callback: string): boolean =>
  new RegExp(`expect\\([^)]*\\b${callback}\\b`).test(text);

const LOADED = /\b(Loadable|Paged|Part)</;

/** The stories a screen must have, by what its props say it can be. */
function statesOf({ name, props }: SourceComponent): string[] {
  const types = Object.values(props).join(' ');
  const loaded = LOADED.test(types) ? ['Loading', 'Failed', 'Empty'] : [];
  const paged = /\bPaged</.test(types) && 'onLoadMore' in props ? ['More'] : [];
  const refreshed = 'onRefresh' in props ? ['Refreshing'] : [];
  return ['Ready', 'LongText', ...loaded, ...paged, ...refreshed].filter((state) => !(`${name}.${state}` in NOT_THERE));
}

describe('every exported component has stories', () => {
  it.each(components.filter(isMain).map((component) => [component.name, component] as const))('%s', (name) => {
    expect(showing(name).map(({ file }) => file)).not.toEqual([]);
  });
});

describe('every callback has a play that asserts what comes of it', () => {
  const callbacks = shown.flatMap((component) => component.callbacks.map((callback) => [`${component.name}.${callback}`, component.name, callback] as const));
  it.each(callbacks)('%s', (_, name, callback) => {
    expect(showing(name).some((file) => asserts(file, callback)), `no story of ${name} expects anything of ${callback}`).toBe(true);
  });
});

describe('every screen shows each of its states', () => {
  it.each(screens.map((screen) => [screen.name, screen] as const))('%s', (name, screen) => {
    expect(showing(name).flatMap(({ stories }) => stories)).toEqual(expect.arrayContaining(statesOf(screen)));
  });
});

describe('what is declared not to be there is a hole no more', () => {
  it.each(Object.keys(NOT_THERE))('%s', (cell) => {
    const [name = '', state = ''] = cell.split('.');
    expect(showing(name).flatMap(({ stories }) => stories)).not.toContain(state);
  });
});
