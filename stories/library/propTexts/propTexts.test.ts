import { describe, expect, it } from 'vitest';
import { libraryStatus } from '../status.ts';
import { argsOf } from './argsOf.ts';
import { COMPONENTS } from './components.ts';
import { propTextOf } from './propTexts.ts';
import { SCREENS } from './screens.ts';
import { SHARED } from './shared.ts';

/** What Storybook shows of each component: the props of its type, and native ones that its stories set. */
const shown = new Map<string, Set<string>>();
for (const { component, props, importPath } of libraryStatus()) {
  const names = shown.get(component) ?? new Set();
  for (const name of [...props.map((prop) => prop.name), ...argsOf(importPath.slice('./'.length))]) names.add(name);
  shown.set(component, names);
}

const components = [...shown].filter(([name]) => name !== '');
const texts = Object.entries({ ...COMPONENTS, ...SCREENS });

describe('every prop that Storybook shows is explained in Chinese', () => {
  it.each(components)('%s', (component, props) => {
    expect([...props].filter((prop) => !/\p{Script=Han}/u.test(propTextOf(component, prop) ?? ''))).toEqual([]);
  });
});

describe('no text stands for a prop that is not there', () => {
  it.each(texts)('%s', (component, props) => {
    expect(Object.keys(props).filter((prop) => !shown.get(component)?.has(prop))).toEqual([]);
  });

  it('among the shared ones', () => {
    const all = new Set([...shown.values()].flatMap((props) => [...props]));
    expect(Object.keys(SHARED).filter((prop) => !all.has(prop))).toEqual([]);
  });

  it('twice, as a component and as a screen', () => {
    expect(Object.keys(COMPONENTS).filter((component) => component in SCREENS)).toEqual([]);
  });
});

it('a text is one sentence that refers to nothing outside the repository', () => {
  const all = [SHARED, ...texts.map(([, props]) => props)].flatMap((props) => Object.entries(props));
  expect(all.filter(([, text]) => /§|spec|\.md\b|规格|产品文档/i.test(text) || !text.endsWith('。'))).toEqual([]);
});
