import { composeStories } from '@storybook/react-vite';
import { useEffect, useId, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { devtools } from './devtools.ts';
import { mount, nextFrame } from './mount.tsx';

const TIMES = 100;

/** Far below one kept node, listener or 2 kB a mount; the engine's own caches stay within it. */
const SLACK = { nodes: 50, listeners: 20, heap: 200_000 };

/** What lives only while something is open, pressed or on its way is opened by the story that shows it. */
const STORY_NAMES = ['Open', 'Default', 'Ready', 'Modal'];

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>('../*/*.stories.tsx', { eager: true });

/** The story of a file that stands for its component: the one that opens it, the default one, or the first. */
function storyOf(stories: Stories): ComponentType {
  const composed = Object.entries(composeStories(stories));
  const [, story] =
    STORY_NAMES.map((name) => composed.find(([key]) => key === name)).find(Boolean) ?? composed[0] ?? [];
  if (!story) throw new Error('A story file without a story');
  return story as ComponentType;
}

/** What goes on for longer than this after an unmount counts as left behind, ms. */
const AFTERMATH_MS = 500;

/** The timers that are still to fire within that time. */
const timers = new Set<number>();

const { setTimeout: start, clearTimeout: stop } = window;

function startCounted(run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number {
  const end = () => {
    timers.delete(id);
    run(...args);
  };
  const id = start(end, ms);
  if (ms <= AFTERMATH_MS) timers.add(id);
  return id;
}

function stopCounted(id?: number): void {
  if (id !== undefined) timers.delete(id);
  stop(id);
}

Object.assign(globalThis, { setTimeout: startCounted, clearTimeout: stopCounted });

async function timersOver(): Promise<void> {
  do await nextFrame();
  while (timers.size > 0);
}

type Metrics = { metrics: { name: string; value: number }[] };

type Held = { nodes: number; listeners: number; heap: number };

/** What the page holds on to once timers are over and the garbage is gone. */
async function held(): Promise<Held> {
  await timersOver();
  await devtools().send('Performance.enable');
  for (let round = 0; round < 2; round += 1) await devtools().send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools().send<Metrics>('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
}

function comeAndGo(Story: ComponentType, times: number): void {
  for (let time = 0; time < times; time += 1) mount(<Story />).unmount();
}

const named = Object.entries(modules).map(
  ([path, stories]) => [path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path, stories] as const,
);

/** What a hundred rounds left behind. */
async function growth(Story: ComponentType): Promise<Held> {
  const before = await held();
  comeAndGo(Story, TIMES);
  const after = await held();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  };
}

const isWithin = ({ nodes, listeners, heap }: Held) =>
  nodes < SLACK.nodes && listeners < SLACK.listeners && heap < SLACK.heap;

test.each(named)(
  '%s mounted and unmounted a hundred times leaves nothing behind',
  async (_, stories) => {
    const Story = storyOf(stories);
    comeAndGo(Story, 20);
    // What the engine keeps once for all may fall into any one hundred; a leak grows with each.
    const rounds: Held[] = [];
    while (rounds.length < 3 && !rounds.some(isWithin)) rounds.push(await growth(Story));
    expect(rounds).toSatisfy((all: Held[]) => all.some(isWithin));
  },
  60_000,
);

function Forgetful() {
  const id = useId();
  useEffect(() => addEventListener('resize', () => void id), [id]);
  return <p>忘了收拾</p>;
}

test('a component that forgets its listener is caught', async () => {
  comeAndGo(Forgetful, 20);
  expect((await growth(Forgetful)).listeners).toBeGreaterThanOrEqual(TIMES);
});
