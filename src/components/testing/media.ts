import { cdp } from 'vitest/browser';

/** Turns the reader's wish for less motion on or off, for the whole page. */
export async function emulateReducedMotion(reduced: boolean): Promise<void> {
  const session = cdp() as unknown as { send(method: string, params: unknown): Promise<unknown> };
  const features = [{ name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' }];
  await session.send('Emulation.setEmulatedMedia', { features });
}
