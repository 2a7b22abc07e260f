import { expect, userEvent, waitFor, within } from 'storybook/test';

/** What scrolls in a page. */
export function scrollerOf(canvasElement: HTMLElement): HTMLElement {
  const scroller = canvasElement.querySelector<HTMLElement>('[data-scroller]');
  if (!scroller) throw new Error('The page has no scroller');
  return scroller;
}

/** Scrolls the page to its end, however far its rows move it on as they are measured. */
export async function scrollToEnd(canvasElement: HTMLElement): Promise<void> {
  const scroller = scrollerOf(canvasElement);
  await waitFor(() => {
    scroller.scrollTop = scroller.scrollHeight;
    return expect(scroller.scrollTop).toBeGreaterThan(scroller.clientHeight);
  });
}

/** Refreshes the page the way that needs no pull; the page says so while it lasts. */
export async function refreshByKey(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  canvas.getByRole('button', { name: '刷新' }).focus();
  await userEvent.keyboard('{Enter}');
  await canvas.findByText('加载中…', { selector: '[role="status"]' });
}
