/** How each engine, Vite (for styles) and `chunkErrors.ts` say so; there is no error type for it. */
const CHUNK_LOAD_ERROR = /imported module|module script|MIME type|preload CSS|style sheet/;

/** Whether a chunk failed to load, which a retry may mend; any other error is thrown by the code itself. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_LOAD_ERROR.test(error.message);
