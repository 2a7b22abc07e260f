import { ApiError } from './ApiError.ts';
import { ERROR_TEXT } from './errorText.ts';

type Fetch = typeof globalThis.fetch;

/**
 * A fetch that resolves once the whole body is read, and rejects with an ApiError `tooLarge` as soon as it exceeds
 * `maxBytes` (after decompression), so that a huge body is never held in memory.
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
