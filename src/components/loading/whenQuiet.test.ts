import { expect, it, vi } from 'vitest';
import { inTurn } from './whenQuiet.ts';

it('makes the calls one after the other, and what happens meanwhile comes in between', async () => {
  const seen: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => seen.push('touch');
  const first = () => {
    seen.push('code');
    port2.postMessage(0);
  };
  inTurn([first, () => seen.push('game'), () => seen.push('gifts')]);
  expect(seen).toEqual(['code']);
  await vi.waitFor(() => expect(seen).toHaveLength(4));
  port1.close();
  expect(seen).toEqual(['code', 'touch', 'game', 'gifts']);
});

it('has nothing to do without calls', () => {
  expect(() => inTurn([])).not.toThrow();
});
