/** What the page under test says of itself; runs there, so it may use nothing from outside. */
export type Settled = { error: string } | { error: undefined };

/**
 * Waits until the story has finished, its fonts and pictures are in and decoded, and two frames have the same geometry.
 * Serialised into the page.
 */
export async function settled(storyId: string): Promise<Settled> {
  type Render = { id: string; phase?: string };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const current = () =>
    (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: Render } }).__STORYBOOK_PREVIEW__?.currentRender;
  const ended = new Set(['finished', 'errored', 'aborted']);
  while (!(current()?.id === storyId && ended.has(current()?.phase ?? ''))) await new Promise((done) => setTimeout(done, 15));
  if (current()?.phase !== 'finished') return { error: document.querySelector('#error-message')?.textContent ?? '故事没有画完' };

  await document.fonts.ready;
  const inView = [...document.images].filter((image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight * 2);
  await Promise.all(inView.map((image) => (image.complete ? undefined : new Promise((done) => { image.onload = image.onerror = done; }))));
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));

  const geometry = () =>
    [...document.body.querySelectorAll('*')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${x},${y},${width},${height},${getComputedStyle(element).opacity}`;
      })
      .join(';');
  for (let former = '', still = 0, at = 0; still < 2 && at < 120; at += 1) {
    await frame();
    const now = geometry();
    still = now === former ? still + 1 : 0;
    former = now;
  }
  return { error: undefined };
}
