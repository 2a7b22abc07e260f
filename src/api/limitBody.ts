import { ApiError } from './ApiError.ts';
import { ERROR_TEXT } from './errorText.ts';

type Fetch = typeof globalThis.fetch;

/**
 * A fetch that has read the body when it resolves, and rejects with an ApiError `tooLarge` once more
 * than `maxBytes` of it (after decompression) have come: a huge answer is left, never held.
 */
export function limitBody(fetch: Fetch, maxBytes: number): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(await readUpTo(maxBytes, response.body), { status, statusText, headers });
  };
}

// Not a TransformStream that errors: Chromium hides its error behind “TypeError: Failed to fetch”.
async function readUpTo(maxBytes: number, body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let received = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    received += value.byteLength;
    if (received > maxBytes) {
      reader.cancel().catch(() => undefined);
      throw new ApiError('tooLarge', ERROR_TEXT.tooLarge);
    }
    chunks.push(value);
  }
}
