/** What the page under test says of itself; runs there, so it may use nothing from outside. */
export type Settled = { error: string } | { error: undefined };

/**
 * Waits until the story has finished, its fonts and pictures are in and decoded, and two frames have the same geometry.
 * Rejects when the page draws no frames. Serialised into the page.
 */
export async function settled(storyId: string): Promise<Settled> {
  type Render = { id: string; phase?: string };
  const frame = () =>
    new Promise((drawn, none) => {
      requestAnimationFrame(drawn);
      setTimeout(() => none(new Error('The page draws no frames.')), 10_000);
    });
  const current = () =>
    (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: Render } }).__STORYBOOK_PREVIEW__?.currentRender;
  const ended = new Set(['finished', 'errored', 'aborted']);
  await frame();
  while (!(current()?.id === storyId && ended.has(current()?.phase ?? '')))
    await new Promise((done) => setTimeout(done, 15));
  if (current()?.phase !== 'finished')
    return { error: document.querySelector('#error-message')?.textContent ?? '故事没有画完' };

  await document.fonts.ready;
  // A lazy picture comes only where it is displayed and near, and not where a scroller cuts it off.
  const images = [...document.images];
  const near = new Set<Element>();
  await new Promise<void>((told) => {
    if (images.length === 0) told();
    const observer = new IntersectionObserver(
      (entries) => {
        // A slide beside the one in view touches it: that alone loads nothing.
        for (const { intersectionRatio, target } of entries) if (intersectionRatio > 0) near.add(target);
        observer.disconnect();
        told();
      },
      { rootMargin: '0px 0px 100% 0px' },
    );
    for (const image of images) observer.observe(image);
  });
  const awaited = images.filter((image) => image.loading !== 'lazy' || near.has(image));
  for (const from = performance.now(); awaited.some(({ complete }) => !complete); ) {
    if (performance.now() - from > 10_000)
      return {
        error: `图片没有来：${awaited
          .filter(({ complete }) => !complete)
          .map(({ src }) => src)
          .join('、')}`,
      };
    await new Promise((done) => setTimeout(done, 15));
  }
  await Promise.all(awaited.map((image) => image.decode().catch(() => undefined)));

  const geometry = () =>
    [...document.body.querySelectorAll('*')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${x},${y},${width},${height},${getComputedStyle(element).opacity}`;
      })
      .join(';');
  for (let former = '', still = 0, at = 0; still < 2; at += 1) {
    if (at === 120) return { error: '画面一直在动' };
    await frame();
    const now = geometry();
    still = now === former ? still + 1 : 0;
    former = now;
  }
  return { error: undefined };
}
