/** Work that is never done: what waits for it stays as it is, and can be looked at. */
export const endless = (): Promise<void> => new Promise(() => undefined);
