import { expect } from 'vitest';
import { Tabs, type TabsProps } from '../Tabs/Tabs.tsx';
import { mount, nextFrame, type Mounted } from './mount.tsx';

/** Tabs 0, 1, 2 …, titled title1, title2, title3 … */
export const someTabs = (count: number) =>
  Array.from({ length: count }, (_, position) => ({ id: `${position}`, label: `title${position + 1}` }));

export const tabsIn = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('[role="tab"]'),
];

/** The tab at a position. */
export const tabAt = (container: Element, position: number): HTMLElement =>
  tabsIn(container)[position] ?? expect.fail(`There is no tab ${position}`);

/** The position of the selected tab. */
export const selectedAt = (container: Element): number =>
  tabsIn(container).findIndex((tab) => tab.getAttribute('aria-selected') === 'true');

export const listIn = (container: Element): HTMLElement =>
  container.querySelector<HTMLElement>('[role="tablist"]') ?? expect.fail('There is no row of tabs');

/** The panels that are shown, by their text. */
export const shownPanels = (container: Element): (string | null)[] =>
  [...container.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

/** The middle of an element's box along the screen, px. */
export const centreX = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** A tall panel that says which it is. */
export const tallPanel = (id: string) => <div style={{ height: 1500 }}>{`panel ${id}`}</div>;

/** Mounts tabs in a page that scrolls, as wide as the phone. */
export async function showTabs(props: Partial<TabsProps> = {}): Promise<Mounted & { page: HTMLElement }> {
  const mounted = mount(
    <div style={{ height: '100%', overflowY: 'auto' }} data-page="">
      <Tabs label="分类" tabs={someTabs(3)} {...props} />
    </div>,
  );
  const page = mounted.container.querySelector<HTMLElement>('[data-page]') ?? expect.fail('There is no page');
  await nextFrame();
  return { ...mounted, page };
}
