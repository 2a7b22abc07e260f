import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { Activity, Profiler, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { valueOf } from '#domain/loadable.ts';
import { useLoadable } from './useLoadable.ts';

const ROWS = 12;
/** Longer than React renders without yielding. */
const ROW_MS = 6;

function work(): void {
  const until = performance.now() + ROW_MS;
  while (performance.now() < until);
}

function Row({ of, onRender }: { of: number; onRender: () => void }) {
  work();
  onRender();
  return <li>{of}</li>;
}

type Options = ReturnType<typeof optionsOf>;

function List({ options, onRender = () => undefined }: { options: Options; onRender?: () => void }) {
  const number = useLoadable(useQuery(options));
  const value = valueOf(number);
  return (
    <ul aria-busy={number.state === 'loading'}>
      {value !== undefined && Array.from({ length: ROWS }, (_, at) => <Row key={at} of={value} onRender={onRender} />)}
    </ul>
  );
}

const optionsOf = (queryFn: () => Promise<number>) =>
  queryOptions({ queryKey: ['number'], queryFn, staleTime: Infinity });

function open(children: ReactNode, client = new QueryClient()) {
  const within = (content: ReactNode) => <QueryClientProvider client={client}>{content}</QueryClientProvider>;
  const { container, render } = mount(within(children));
  return { client, container, render: (next: ReactNode) => render(within(next)) };
}

/** Counts the tasks that run between slices of rendering. */
function countTurns() {
  const { port1, port2 } = new MessageChannel();
  let turns = 0;
  port1.onmessage = () => {
    turns += 1;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  return { now: () => turns, stop: () => port1.close() };
}

test('a first answer is rendered in slices, between which other tasks run; a change of it is rendered at once', async () => {
  const turns = countTurns();
  const renderedAt: number[] = [];
  const onRender = () => renderedAt.push(turns.now());
  const { client, container } = open(<List options={optionsOf(() => Promise.resolve(1))} onRender={onRender} />);
  expect(container.querySelector('ul')?.ariaBusy).toBe('true');
  await vi.waitFor(() => expect(container.textContent).toBe('1'.repeat(ROWS)));
  expect(new Set(renderedAt.slice(0, ROWS)).size).toBeGreaterThan(2);

  renderedAt.length = 0;
  client.setQueryData(['number'], 2);
  await vi.waitFor(() => expect(container.textContent).toBe('2'.repeat(ROWS)));
  expect(renderedAt).toHaveLength(ROWS);
  expect(new Set(renderedAt).size).toBe(1);
  turns.stop();
});

test('what is in the cache is there from the first render', () => {
  const client = new QueryClient();
  client.setQueryData(['number'], 4);
  const { container } = open(<List options={optionsOf(() => Promise.resolve(1))} />, client);
  expect(container.textContent).toBe('4'.repeat(ROWS));
});

test('what changed while the list was hidden is there when it is shown', async () => {
  const list = <List options={optionsOf(() => Promise.resolve(1))} />;
  const { client, container, render } = open(<Activity mode="visible">{list}</Activity>);
  await vi.waitFor(() => expect(container.textContent).toBe('1'.repeat(ROWS)));
  render(<Activity mode="hidden">{list}</Activity>);
  client.setQueryData(['number'], 3);
  render(<Activity mode="visible">{list}</Activity>);
  await vi.waitFor(() => expect(container.textContent).toBe('3'.repeat(ROWS)));
});

test('a query that failed before is loading again from the first render of the next page that wants it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.query(optionsOf(() => Promise.reject(new Error('no network')))).catch(() => undefined);
  const states: string[] = [];
  const Reader = () => {
    const { state } = useLoadable(useQuery(optionsOf(() => Promise.resolve(1))));
    states.push(state);
    return null;
  };
  open(<Reader />, client);
  await vi.waitFor(() => expect(states.at(-1)).toBe('ready'));
  expect(states[0]).toBe('loading');
  expect(states).not.toContain('failed');
});

test('a refetch that brings the same renders nothing anew for who reads the data alone', async () => {
  const onRender = vi.fn();
  const options = queryOptions({ queryKey: ['number'], queryFn: () => Promise.resolve(1) });
  const Reader = () => useQuery(options).data;
  const { client, container } = open(
    <Profiler id="reader" onRender={onRender}>
      <Reader />
    </Profiler>,
  );
  await vi.waitFor(() => expect(container.textContent).toBe('1'));
  onRender.mockClear();
  await client.refetchQueries({ queryKey: ['number'] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onRender).not.toHaveBeenCalled();
});
