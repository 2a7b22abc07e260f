import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { onTestFinished, vi } from 'vitest';
import { Toaster } from '../Toast/Toaster.tsx';
import { createToastStore, type ToastOptions, type ToastStore } from '../Toast/toastStore.ts';
import { mount, type Mounted } from './mount.tsx';

/** A mounted toaster, and what can be seen of it. */
export type ShownToaster = Mounted & {
  store: ToastStore;
  /** Shows toasts, and renders them at once; the id of the last. */
  show(...toasts: ToastOptions[]): string;
  /** The toasts in the document in their order of place, those that leave among them. */
  toasts(): HTMLElement[];
  /** Those that stay, from the top. */
  live(): HTMLElement[];
};

const isLeaving = (toast: HTMLElement) => 'leaving' in toast.dataset;
const topOf = (toast: HTMLElement) => toast.getBoundingClientRect().top;

type Options = {
  /** Underneath. */
  page?: ReactNode;
  /** At most so many toasts at once. */
  max?: number;
  /** Shown before the toaster is mounted. */
  early?: readonly ToastOptions[];
};

/** Mounts a toaster. */
export function showToaster({ page, max, early = [] }: Options = {}): ShownToaster {
  const store = createToastStore({ max });
  early.forEach(store.show);
  const mounted = mount(withToaster(store, page));
  onTestFinished(() => flushSync(store.closeAll));
  const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')].sort((a, b) => topOf(a) - topOf(b));
  return {
    ...mounted,
    render: (next) => mounted.render(withToaster(store, next)),
    store,
    show: (...options) => flushSync(() => options.map(store.show)).at(-1) ?? '',
    toasts,
    live: () => toasts().filter((toast) => !isLeaving(toast)),
  };
}

const withToaster = (store: ToastStore, page: ReactNode) => (
  <>
    <main tabIndex={-1}>{page}</main>
    <Toaster store={store} />
  </>
);

/** The one toast that stays; fails where there are none or several. */
export function onlyToast({ live }: Pick<ShownToaster, 'live'>): HTMLElement {
  const [toast, ...others] = live();
  if (!toast || others.length > 0)
    throw new Error(`There are ${others.length + (toast ? 1 : 0)} toasts instead of one.`);
  return toast;
}

/** The clock of toasts stands still until it is moved; frames and the runner's own waiting go on. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Moves the stopped clock on, and renders what comes of it. */
export const advance = (ms: number): void => flushSync(() => void vi.advanceTimersByTime(ms));
