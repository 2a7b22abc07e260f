import type { Status } from '../library/status.ts';

/** A figure at the head of the board; `whole` when nothing is missing. */
export type Figure = { label: string; value: string; whole: boolean };

/** Whether nothing is missing in a row. */
export const isWhole = ({ states, callbacks, documented, title }: Status): boolean =>
  states.every(({ is }) => is !== 'missing') &&
  callbacks.every(({ asserted }) => asserted) &&
  (documented || !needsDocs(title));

/** Foundations and flows speak for themselves. */
export const needsDocs = (title: string): boolean => /^(组件|页面)\//.test(title);

const share = (part: number, all: number): Omit<Figure, 'label'> => ({
  value: `${part} / ${all}`,
  whole: part === all,
});

/** The library in a few numbers. */
export function figuresOf(library: readonly Status[], stories: number): Figure[] {
  const states = library.flatMap((status) => status.states);
  const callbacks = library.flatMap((status) => status.callbacks);
  const documented = library.filter(({ title }) => needsDocs(title));
  const plays = library.reduce((sum, status) => sum + status.plays.length, 0);
  return [
    { label: '故事', value: String(stories), whole: true },
    { label: '有断言的行为', value: String(plays), whole: true },
    { label: '页面该有的状态', ...share(states.filter(({ is }) => is !== 'missing').length, states.length) },
    { label: '回调有断言', ...share(callbacks.filter(({ asserted }) => asserted).length, callbacks.length) },
    { label: '有文档', ...share(documented.filter((status) => status.documented).length, documented.length) },
    { label: '无障碍违规即失败', ...share(library.filter(({ axe }) => axe === 'error').length, library.length) },
  ];
}
