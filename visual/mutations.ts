import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lightBlue } from '../src/theme/lightBlue.ts';
import type { Tamper } from './camera.ts';

/** One thing put wrong. `classes`: a story that draws one of them may show it; empty when any story may. */
export type Mutation = { name: string; classes: ReadonlySet<string>; tamper: Tamper };

type Rule = { selector: string; body: string };

/** Theme values that no still picture shows: times and curves of motion, which the behaviour cases hold. */
const UNSEEN_GROUPS = new Set(['motion']);

const css = (text: string): Tamper => ({
  before: (page) =>
    page.addInitScript((style) => {
      addEventListener('DOMContentLoaded', () => document.head.append(Object.assign(document.createElement('style'), { textContent: style })));
    }, text),
});

/** The flat rules of every style sheet of a build; what lies in media queries is left alone. */
function rulesOf(build: string): Rule[] {
  const folder = join(build, 'assets');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const text = sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }));
}

const classesIn = (selector: string): string[] => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/** Each token of the theme, moved by one step. */
export function tokenMutations(build: string): Mutation[] {
  const rules = rulesOf(build);
  const theme = rules.find(({ selector }) => selector.includes('data-theme=light-blue'));
  const variables = [...(theme?.body ?? '').matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
  const tokens = Object.entries(lightBlue).flatMap(([group, table]) =>
    Object.entries(table).map(([name, value]) => ({ group, name: `${group}.${name}`, value })),
  );
  if (variables.length !== tokens.length) throw new Error(`The theme has ${tokens.length} tokens, its style sheet ${variables.length}.`);
  return tokens.flatMap(({ group, name, value }, at) => {
    const variable = variables[at];
    if (!variable || UNSEEN_GROUPS.has(group)) return [];
    const users = rules.filter(({ body }) => body.includes(`var(${variable})`)).flatMap(({ selector }) => classesIn(selector));
    const moved = step(value);
    return [{ name: `${name}: ${value} → ${moved}`, classes: new Set(users), tamper: css(`html[data-theme="light-blue"]{${variable}:${moved} !important}`) }];
  });
}

/** The smallest step that can be seen. */
export function step(value: string): string {
  const hex = /^#([0-9a-f]{2})(.*)$/i.exec(value);
  if (hex?.[1] !== undefined) {
    const red = parseInt(hex[1], 16);
    return `#${(red > 127 ? red - 2 : red + 2).toString(16).padStart(2, '0')}${hex[2]}`;
  }
  if (value.includes('sans-serif')) return 'serif';
  if (/^\d+$/.test(value)) return '-1';
  if (/^[\d.]+(rem|px)$/.test(value)) return value.endsWith('px') ? `${parseFloat(value) > 900 ? 3 : parseFloat(value) - 1}px` : `${parseFloat(value) + 1 / 16}rem`;
  return value.replace(/[\d.]+\)$/, (alpha) => `${parseFloat(alpha) > 0.5 ? parseFloat(alpha) - 0.05 : parseFloat(alpha) + 0.05})`);
}

const LENGTH = /(?:^|;)(padding|gap|height|min-height|width|border-radius|font-size|line-height|margin-top|margin)\s*:\s*([\d.]+)rem(?=;|$)/;

/** One length of a component's style, a px longer; spread over all the style sheets. */
export function styleMutations(build: string, count: number): Mutation[] {
  const able = rulesOf(build).flatMap(({ selector, body }) => {
    const found = LENGTH.exec(body);
    const [, property, length] = found ?? [];
    const classes = classesIn(selector);
    if (property === undefined || length === undefined || classes.length !== 1 || !/^\.[\w-]+$/.test(selector)) return [];
    const moved = `${parseFloat(length) + 1 / 16}rem`;
    return [{ name: `${selector} ${property}: ${length}rem → ${moved}`, classes: new Set(classes), tamper: css(`html body ${selector}{${property}:${moved} !important}`) }];
  });
  return able.filter((_, at) => at % Math.max(1, Math.floor(able.length / count)) === 0).slice(0, count);
}

const drawn = (name: string, after: Tamper['after']): Mutation => ({ name, classes: new Set(), tamper: after ? { after } : {} });

const ROOT = '#storybook-root';

/** What a wrong template would do. */
export const structureMutations: readonly Mutation[] = [
  drawn('an icon is missing', (page) => page.evaluate((root) => document.querySelector(`${root} svg`)?.remove(), ROOT)),
  drawn('the first text lost its last character', (page) =>
    page.evaluate((root) => {
      const walker = document.createTreeWalker(document.querySelector(root) ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || !(node.parentElement?.checkVisibility() ?? false)) continue;
        node.textContent = node.textContent.slice(0, -1);
        return;
      }
    }, ROOT)),
  drawn('two neighbours changed places', (page) =>
    page.evaluate((root) => {
      const parent = [...document.querySelectorAll(`${root} *`)].find(({ children }) => children.length > 1 && children[0]?.textContent !== children[1]?.textContent);
      parent?.prepend(...[parent.children[1]].filter((child) => child !== undefined));
    }, ROOT)),
  drawn('a button is missing', (page) => page.evaluate((root) => document.querySelector(`${root} button`)?.remove(), ROOT)),
  drawn('a picture did not come', (page) => page.evaluate((root) => document.querySelector(`${root} img`)?.remove(), ROOT)),
  drawn('everything stands one px lower', (page) => page.evaluate((root) => document.querySelector<HTMLElement>(root)?.style.setProperty('padding-top', '1px'), ROOT)),
  drawn('the selected tab lost its mark', (page) => page.evaluate((root) => document.querySelector(`${root} [aria-selected="true"]`)?.setAttribute('aria-selected', 'false'), ROOT)),
  drawn('something is seen through by 2 %', (page) => page.evaluate((root) => document.querySelector<HTMLElement>(root)?.style.setProperty('opacity', '.98'), ROOT)),
];

/** What changes nothing that can be seen must stay silent. */
export const nullControls: readonly Mutation[] = [
  { name: 'a rule for a class nobody has', classes: new Set(), tamper: css('.nobody{color:red !important;padding:9px}') },
  { name: 'a custom property nobody reads', classes: new Set(), tamper: css(':root{--nobody:1px}') },
  { name: 'the ground said once more', classes: new Set(), tamper: css(`html[data-theme="light-blue"]{--nobody-ground:${lightBlue.color.ground}}`) },
  drawn('an attribute nobody reads', (page) => page.evaluate((root) => document.querySelector(root)?.setAttribute('data-nobody', ''), ROOT)),
  drawn('a comment in the page', (page) => page.evaluate(() => document.body.append(document.createComment('nobody')))),
];
