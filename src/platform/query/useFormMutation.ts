import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { toFormFailure, type FormFailure } from '../device/formFailure.ts';

/** A form's write: its failure stands beside the one of `fields` that the server names, else under the form, and is no toast. */
export function useFormMutation<T, V, Field extends string>(
  fields: readonly Field[],
  options: Omit<UseMutationOptions<T, Error, V>, 'meta'>,
) {
  const mutation = useMutation({ ...options, meta: { errorText: () => undefined } });
  const failure: FormFailure<Field> | undefined = mutation.error ? toFormFailure(mutation.error, fields) : undefined;
  return { ...mutation, failure };
}
