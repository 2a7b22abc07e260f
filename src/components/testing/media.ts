import { devtools } from './devtools.ts';

/** Turns the reader's preference for reduced motion on or off, for the whole page. */
export async function emulateReducedMotion(reduced: boolean): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' }];
  await devtools().send('Emulation.setEmulatedMedia', { features });
}
