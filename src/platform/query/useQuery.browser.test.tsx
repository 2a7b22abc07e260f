import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { Activity, Profiler, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { useQuery } from './useQuery.ts';

const ROWS = 12;
/** Longer than React draws without a pause. */
const ROW_MS = 6;

function work(): void {
  const until = performance.now() + ROW_MS;
  while (performance.now() < until);
}

function Row({ of, onDrawn }: { of: number; onDrawn: () => void }) {
  work();
  onDrawn();
  return <li>{of}</li>;
}

function List({ question, onDrawn }: { question: ReturnType<typeof ask>; onDrawn: () => void }) {
  const { data } = useQuery(question);
  return (
    <ul>
      {data !== undefined && Array.from({ length: ROWS }, (_, at) => <Row key={at} of={data} onDrawn={onDrawn} />)}
    </ul>
  );
}

const ask = (queryFn: () => Promise<number>) => queryOptions({ queryKey: ['number'], queryFn, staleTime: Infinity });

function open(children: ReactNode) {
  const client = new QueryClient();
  const within = (content: ReactNode) => <QueryClientProvider client={client}>{content}</QueryClientProvider>;
  const { container, render } = mount(within(children));
  return { client, container, render: (next: ReactNode) => render(within(next)) };
}

/** Counts the turns the page gets while it draws. */
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

test('an answer is drawn in pieces, between which the page gets its turns; what somebody changes is drawn at once', async () => {
  const turns = countTurns();
  const drawnAt: number[] = [];
  const onDrawn = () => drawnAt.push(turns.now());
  const { client, container } = open(<List question={ask(() => Promise.resolve(1))} onDrawn={onDrawn} />);
  await vi.waitFor(() => expect(container.textContent).toBe('1'.repeat(ROWS)));
  expect(new Set(drawnAt.slice(0, ROWS)).size).toBeGreaterThan(2);

  drawnAt.length = 0;
  client.setQueryData(['number'], 2);
  await vi.waitFor(() => expect(container.textContent).toBe('2'.repeat(ROWS)));
  expect(new Set(drawnAt).size).toBe(1);
  turns.stop();
});

test('what changed while the list was hidden is there when it is shown', async () => {
  const list = <List question={ask(() => Promise.resolve(1))} onDrawn={() => undefined} />;
  const { client, container, render } = open(<Activity mode="visible">{list}</Activity>);
  await vi.waitFor(() => expect(container.textContent).toBe('1'.repeat(ROWS)));
  render(<Activity mode="hidden">{list}</Activity>);
  client.setQueryData(['number'], 3);
  render(<Activity mode="visible">{list}</Activity>);
  await vi.waitFor(() => expect(container.textContent).toBe('3'.repeat(ROWS)));
});

test('a change in a part of the answer nobody reads draws nothing', async () => {
  const onRender = vi.fn();
  const question = queryOptions({ queryKey: ['number'], queryFn: () => Promise.resolve(1) });
  const Reader = () => useQuery(question).data;
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
