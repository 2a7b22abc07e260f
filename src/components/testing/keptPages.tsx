import { useEffect, useState, type ReactNode } from 'react';
import { vi } from 'vitest';
import { KeepAlive, type KeepAliveProps } from '../KeepAlive/KeepAlive.tsx';
import { Page } from '../Page/Page.tsx';
import { mount, nextFrame } from './mount.tsx';

/** Counts what happens to each page, by its name. */
export type Life = Record<'created' | 'shown' | 'hidden', (name: string) => void>;

export const newLife = () => ({ created: vi.fn(), shown: vi.fn(), hidden: vi.fn() });

export const countOf = (spy: ReturnType<typeof vi.fn>, name: string) =>
  spy.mock.calls.filter(([given]) => given === name).length;

export function LivingPage({ name, life }: { name: string; life?: Life }) {
  const [count, setCount] = useState(() => {
    life?.created(name);
    return 0;
  });
  useEffect(() => {
    life?.shown(name);
    return () => life?.hidden(name);
  }, [life, name]);
  return (
    <Page label={name}>
      <h1>{name}</h1>
      <input aria-label={`${name}的草稿`} />
      <button onClick={() => setCount(count + 1)}>{`${name}数到 ${count}`}</button>
      <div style={{ height: 3000 }}>{`${name}的内容`}</div>
    </Page>
  );
}

export type Visit = Partial<Omit<KeepAliveProps, 'activeKey' | 'children'>> & { page?: ReactNode };

/** A KeepAlive that shows one page after another. */
export function openPages(first: string, options: Visit = {}, life?: Life) {
  const element = (name: string, { page, ...rest }: Visit) => (
    <KeepAlive {...rest} activeKey={name}>
      {page ?? <LivingPage name={name} life={life} />}
    </KeepAlive>
  );
  const { container, render } = mount(element(first, options));
  const show = (name: string, more: Visit = {}) => render(element(name, { ...options, ...more }));
  const visible = () => [...container.querySelectorAll('main')].filter((main) => main.checkVisibility());
  const part = <T extends Element>(selector: string): T => {
    const found = visible()[0]?.querySelector<T>(selector);
    if (!found) throw new Error(`The page shown has no ${selector}`);
    return found;
  };
  const scroller = () => part<HTMLElement>('[data-scroller]');
  const scrollTo = async (top: number) => {
    scroller().scrollTop = top;
    await nextFrame();
  };
  return { container, show, visible, part, scroller, scrollTo, draft: () => part<HTMLInputElement>('input') };
}
