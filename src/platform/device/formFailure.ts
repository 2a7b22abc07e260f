import { ApiError, isRefusal, isHandled } from '#api/ApiError.ts';
import { refusedFieldOf } from '#api/errorDetail.ts';

export type FormFailure<Field extends string> = { field?: Field; message: string };

const KEPT = '网络异常，内容已保留，请稍后重试';

/** What a form says of a failed write, beside one of its `fields` or under it; undefined for what must not be shown. */
export function toFormFailure<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FormFailure<Field> | undefined {
  if (isHandled(error)) return undefined;
  if (!(error instanceof ApiError)) return { message: KEPT };
  if (error.kind !== 'business') return { message: error.kind === 'http' ? error.message : KEPT };
  const named = refusedFieldOf(error);
  const field = fields.find((candidate) => candidate === named);
  return field ? { field, message: error.message } : { message: error.message };
}

/** The server's own words where it refused a write, else `fallback`; nothing for what must not be shown. */
export const writeFailureText = (error: unknown, fallback: string): string | undefined =>
  error === null || isHandled(error) ? undefined : isRefusal(error) ? error.message : fallback;
