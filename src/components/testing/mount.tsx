import '#theme/vars.css.ts';
import '#theme/global.css.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { loadModalBox } from '../Dialog/modalCode.ts';

// A page that has stood for a moment has it too; what opens is rendered at once.
await loadModalBox();

/** A mounted tree in a real page; everything mounted is removed after each test. */
export type Mounted = {
  container: HTMLElement;
  /** Renders another element in the same place. */
  render(element: ReactNode): void;
  unmount(): void;
};

const roots = new Map<HTMLElement, Root>();

function remove(container: HTMLElement): void {
  roots.get(container)?.unmount();
  roots.delete(container);
  container.remove();
}

afterEach(() => [...roots.keys()].forEach(remove));

/** Mounts an element in a box of the phone's size, laid out and painted as in the app. */
export function mount(element: ReactNode): Mounted {
  document.documentElement.dataset['theme'] = 'light-blue';
  const container = document.createElement('div');
  container.style.cssText = 'position: relative; width: 100vw; height: 100dvh';
  document.body.append(container);
  const root = createRoot(container);
  roots.set(container, root);
  const render = (next: ReactNode) => flushSync(() => root.render(next));
  render(element);
  return { container, render, unmount: () => remove(container) };
}

/** The next painted frame. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
