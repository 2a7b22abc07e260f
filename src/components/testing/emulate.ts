import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { media } from '#theme/media.ts';
import { devtools } from './devtools.ts';
import { emulateReducedMotion } from './media.ts';

/** Gives the page another size until the test ends. */
export async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(375, 812));
}

/**
 * The device has a mouse, until the test ends. The protocol cannot give a headless browser one, so the
 * two features are left out of the queries that name them; width and motion are the browser's own.
 */
export function emulateMouse(): void {
  const real = window.matchMedia.bind(window);
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => real(query.replace(media.finePointer, '(min-width: 0)')));
  onTestFinished(() => spy.mockRestore());
}

/** The reader asks for less motion, until the test ends. */
export async function reduceMotion(): Promise<void> {
  onTestFinished(() => emulateReducedMotion(false));
  await emulateReducedMotion(true);
}

/** The reader's own default font size, until the test ends, px. */
export async function setReaderFontSize(standard: number): Promise<void> {
  await devtools().send('Page.setFontSizes', { fontSizes: { standard } });
  onTestFinished(async () => void (await devtools().send('Page.setFontSizes', { fontSizes: { standard: 16 } })));
}
