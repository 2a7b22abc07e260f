/**
 * How a chunk of code or styles that failed to load reads: in Chromium and Firefox, in WebKit, with a wrong MIME type in WebKit,
 * by Vite for styles, and by `chunkErrors.ts`. There is no error type for it.
 */
const CHUNK_LOAD_ERROR = /imported module|module script|MIME type|preload CSS|style sheet/;

/**
 * Whether a dynamic import failed because the chunk could not be loaded, which a retry may mend. Anything else is thrown by the
 * code itself, and would be thrown again.
 */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_LOAD_ERROR.test(error.message);
