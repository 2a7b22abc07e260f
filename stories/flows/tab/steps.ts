import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** A server and a page's code come in between: longer than a component takes, even on a busy machine. */
const WITHIN_MS = 15_000;

const patient = { timeout: WITHIN_MS, interval: 100 };

/** Whether it can be seen is asked of the browser, which answers faster than the library works it out. */
const all = { hidden: true };

type Named = string | RegExp;

/** Waits until the portal stands at `path`, its query included. */
export const standsAt = (path: Named): Promise<void> =>
  waitFor(async () => {
    const here = location.hash.slice(1);
    if (typeof path === 'string') await expect(here).toBe(path);
    else await expect(here).toMatch(path);
  }, patient);

/** What is inert, as a slide beside the one shown, is out of a person's reach. */
const seen = (element: HTMLElement) => element.checkVisibility() && element.closest('[inert]') === null;

/** The one visible element of that role and name; pages kept in the background do not count. */
export function find(role: string, name: Named, scope: HTMLElement = document.body): Promise<HTMLElement> {
  return waitFor(() => {
    const [found] = within(scope)
      .queryAllByRole(role, { name, ...all })
      .filter(seen);
    if (!found) throw new Error(`No visible ${role} is named ${name}.`);
    return found;
  }, patient);
}

/** Taps it, once it is there and may be tapped. */
export async function tap(role: string, name: Named, scope?: HTMLElement): Promise<void> {
  const target = await find(role, name, scope);
  await waitFor(() => expect(target).toBeEnabled(), patient);
  // What has just opened by itself takes no press for a moment.
  await waitFor(() => expect(getComputedStyle(target).pointerEvents).not.toBe('none'), patient);
  await userEvent.click(target);
}

export async function type(label: Named, text: string): Promise<void> {
  const field = await waitFor(() => {
    const [found] = screen.getAllByLabelText(label).filter(seen);
    if (!found) throw new Error(`No field is called ${label}.`);
    return found;
  }, patient);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Waits until the words can be read. */
export const reads = (text: Named, scope: HTMLElement = document.body): Promise<void> =>
  waitFor(async () => {
    await expect(within(scope).queryAllByText(text).some(seen)).toBe(true);
  }, patient);

/** The open dialog of that name, whatever it is about. */
export const dialog = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const [found] = [
      ...screen.queryAllByRole('dialog', { name, ...all }),
      ...screen.queryAllByRole('alertdialog', { name, ...all }),
    ].filter(seen);
    if (!found) throw new Error(`No dialog is named ${name}.`);
    return found;
  }, patient);

/** The toast has been read and has left. */
export const toastsGone = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull(), patient);

/** The bulletin greets every visit; it is read and put away. */
export const closeBulletin = (): Promise<void> => tap('button', '我知道了');
