import { isSafeId } from '#domain/safeUrl.ts';
import { ApiError } from './ApiError.ts';
import { ERROR_TEXT } from './errorText.ts';

/**
 * An id as one segment of an API path.
 * @throws ApiError `malformed` for anything that could change the path (`..`, `/`, `?`, `%2e`)
 */
export function pathSegment(id: string): string {
  if (!isSafeId(id)) throw new ApiError('malformed', ERROR_TEXT.badAddress);
  return id;
}
