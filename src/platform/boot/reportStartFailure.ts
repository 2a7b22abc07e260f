/** The portal does not start: the document's error face says so (`startNotice.ts`), and the error is reported as an uncaught one. */
export function reportStartFailure(error: unknown): void {
  globalThis.startNotice?.fail();
  reportError(error);
}
