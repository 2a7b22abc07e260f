import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { lightBlue } from '../src/theme/lightBlue.ts';

/** One thing put wrong. */
export type Mutation = {
  name: string;
  kind: 'token' | 'style' | 'structure' | 'control';
  /** A story that draws one of them may show it; empty when any story may. */
  classes: ReadonlySet<string>;
  /** Puts it wrong in what the story has drawn. */
  apply: (page: Page) => Promise<unknown>;
  /** Puts it right again; without it the document is spoilt. */
  revert?: (page: Page) => Promise<unknown>;
};

type Rule = { selector: string; body: string };

/** Theme values that no still picture of a story shows, each with what holds it instead. */
export const UNSEEN: Readonly<Record<string, string>> = {
  motion: 'times and curves: the behaviour cases hold them',
  'font.stack': 'stories draw one packaged face in its place, so that pictures are the same everywhere',
};

const MARK = 'visual-mutation';

/** Without transitions: a colour on its way to its new value may still look like the old one. */
const css = (text: string): Pick<Mutation, 'apply' | 'revert'> => ({
  apply: (page) =>
    page.evaluate(
      ([id, style]) => document.head.append(Object.assign(document.createElement('style'), { id, textContent: style })),
      [MARK, `*{transition:none !important}${text}`] as const,
    ),
  revert: (page) => page.evaluate((id) => document.getElementById(id)?.remove(), MARK),
});

/** The flat rules of every style sheet of a build; what lies in media queries is left alone. */
function rulesOf(build: string): Rule[] {
  const folder = join(build, 'assets');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const text = sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/** Each token of the theme, moved by one step. */
export function tokenMutations(build: string): Mutation[] {
  const rules = rulesOf(build);
  const theme = rules.find(({ selector }) => selector.includes('data-theme=light-blue'));
  const variables = [...(theme?.body ?? '').matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
  const tokens = Object.entries(lightBlue).flatMap(([group, table]) =>
    Object.entries(table).map(([name, value]) => ({ group, name: `${group}.${name}`, value })),
  );
  if (variables.length !== tokens.length)
    throw new Error(`The theme has ${tokens.length} tokens, its style sheet ${variables.length}.`);
  return tokens.flatMap(({ group, name, value }, at) => {
    const variable = variables[at];
    if (!variable || group in UNSEEN || name in UNSEEN) return [];
    const users = rules
      .filter(({ body }) => body.includes(`var(${variable})`))
      .map(({ selector }) => classesIn(selector));
    const classes = new Set(users.some((names) => names.length === 0) ? [] : users.flat());
    const moved = step(value);
    return [
      {
        name: `${name}: ${value} → ${moved}`,
        kind: 'token',
        classes,
        ...css(`html[data-theme="light-blue"]{${variable}:${moved} !important}`),
      },
    ];
  });
}

/** The smallest step that can be seen. */
export function step(value: string): string {
  const hex = /^#([0-9a-f]{2})(.*)$/i.exec(value);
  if (hex?.[1] !== undefined) {
    const red = parseInt(hex[1], 16);
    return `#${(red > 127 ? red - 2 : red + 2).toString(16).padStart(2, '0')}${hex[2]}`;
  }
  if (/^\d+$/.test(value)) return '-1';
  if (/^[\d.]+(rem|px)$/.test(value))
    return value.endsWith('px')
      ? `${parseFloat(value) > 900 ? 3 : parseFloat(value) - 1}px`
      : `${parseFloat(value) + 1 / 16}rem`;
  return value.replace(
    /[\d.]+\)$/,
    (alpha) => `${parseFloat(alpha) > 0.5 ? parseFloat(alpha) - 0.05 : parseFloat(alpha) + 0.05})`,
  );
}

/** Not the least heights: what stands in them may be taller. */
const LENGTH =
  /(?:^|;)(padding|gap|height|width|border-radius|font-size|line-height|margin-top|margin)\s*:\s*([\d.]+)rem(?=;|$)/;

/** One length of a component's style, a px longer; spread over all the style sheets, `apart` left out. */
export function styleMutations(build: string, count: number, apart: ReadonlySet<string>): Mutation[] {
  const able = rulesOf(build).flatMap(({ selector, body }): Mutation[] => {
    const [, property, length] = LENGTH.exec(body) ?? [];
    if (property === undefined || length === undefined || !/^\.[\w-]+$/.test(selector) || apart.has(selector.slice(1)))
      return [];
    const moved = `${parseFloat(length) + 1 / 16}rem`;
    return [
      {
        name: `${selector} ${property}: ${length}rem → ${moved}`,
        kind: 'style',
        classes: new Set(classesIn(selector)),
        ...css(`html body ${selector}{${property}:${moved} !important}`),
      },
    ];
  });
  return able.filter((_, at) => at % Math.max(1, Math.floor(able.length / count)) === 0).slice(0, count);
}

const structure = (name: string, apply: Mutation['apply']): Mutation => ({
  name,
  kind: 'structure',
  classes: new Set(),
  apply,
});

const ROOT = '#storybook-root';

/** What a wrong template would do. */
export const structureMutations: readonly Mutation[] = [
  structure('an icon is missing', (page) =>
    page.evaluate((root) => document.querySelector(`${root} svg`)?.remove(), ROOT),
  ),
  structure('the first text lost its last character', (page) =>
    page.evaluate((root) => {
      const walker = document.createTreeWalker(document.querySelector(root) ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || !(node.parentElement?.checkVisibility() ?? false)) continue;
        node.textContent = node.textContent.slice(0, -1);
        return;
      }
    }, ROOT),
  ),
  structure('two neighbours changed places', (page) =>
    page.evaluate((root) => {
      const parent = [...document.querySelectorAll(`${root} *`)].find(
        ({ children }) => children.length > 1 && children[0]?.textContent !== children[1]?.textContent,
      );
      parent?.prepend(...[parent.children[1]].filter((child) => child !== undefined));
    }, ROOT),
  ),
  structure('a button is missing', (page) =>
    page.evaluate((root) => document.querySelector(`${root} button`)?.remove(), ROOT),
  ),
  structure('a picture did not come', (page) =>
    page.evaluate((root) => document.querySelector(`${root} img`)?.remove(), ROOT),
  ),
  structure('everything stands one px lower', (page) =>
    page.evaluate((root) => document.querySelector<HTMLElement>(root)?.style.setProperty('padding-top', '1px'), ROOT),
  ),
  structure('the selected tab lost its mark', (page) =>
    page.evaluate(
      (root) => document.querySelector(`${root} [aria-selected="true"]`)?.setAttribute('aria-selected', 'false'),
      ROOT,
    ),
  ),
  structure('something is seen through by 2 %', (page) =>
    page.evaluate((root) => document.querySelector<HTMLElement>(root)?.style.setProperty('opacity', '.98'), ROOT),
  ),
];

const control = (name: string, { apply, revert }: Pick<Mutation, 'apply' | 'revert'>): Mutation => ({
  name,
  kind: 'control',
  classes: new Set(),
  apply,
  ...(revert && { revert }),
});

/** What changes nothing that can be seen must stay silent. */
export const nullControls: readonly Mutation[] = [
  control('a rule for a class nobody has', css('.nobody{color:red !important;padding:9px}')),
  control('a custom property nobody reads', css(':root{--nobody:1px}')),
  control('a token said once more', css(`html[data-theme="light-blue"]{--nobody-ground:${lightBlue.color.ground}}`)),
  control('no transitions', css('')),
  control('an attribute nobody reads', {
    apply: (page) => page.evaluate((root) => document.querySelector(root)?.setAttribute('data-nobody', ''), ROOT),
  }),
  control('a comment in the page', {
    apply: (page) => page.evaluate(() => document.body.append(document.createComment('nobody'))),
  }),
];
