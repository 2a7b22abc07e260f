/**
 * How engines and Vite say that a file of code or styles did not come: Chromium and Firefox, WebKit, a wrong type in WebKit,
 * Vite's styles, and our own (`missingCode.ts`). They have no error type of their own.
 */
const MISSING = /imported module|module script|MIME type|preload CSS|style sheet/;

/**
 * Whether loading code failed because a file did not come, which another try may mend. Anything else is thrown by the code
 * itself, and would be thrown again.
 */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);
