/** What the measuring side calls on the page. */
export type Bench = {
  caps: string[];
  /** Rows the list has committed. */
  loaded(): number;
  /** Finished pull-to-refreshes. */
  refreshed: number;
  toast(text: string): void;
  closeDialog(): void;
};

declare global {
  var __bench: Bench;
}

const nothing = () => undefined;

export const bench: Bench = (globalThis.__bench = {
  caps: ['feed', 'ptr', 'carousel', 'tabs', 'dialog', 'toast'],
  loaded: () => 0,
  refreshed: 0,
  toast: nothing,
  closeDialog: nothing,
});
