import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import * as styles from './EditForm.css.ts';
import type { FormFields } from './useFormFields.ts';

export type EditFormProps<Name extends string> = {
  /** Name of the form, as it is spoken. */
  label: string;
  fields: FormFields<Name>;
  submitText: string;
  /** Words of the button while the server is asked. */
  pendingText?: string;
  /** The server is being asked; further taps and Enter do nothing. */
  pending?: boolean;
  /** Nothing to send yet. */
  disabled?: boolean;
  /** Every field is right. */
  onSend: (values: Record<Name, string>) => void;
  /** The fields. */
  children: ReactNode;
};

/** A form of somebody logged in: its fields, one line for what went wrong, the button. */
export function EditForm<Name extends string>(props: EditFormProps<Name>) {
  const {
    label,
    fields,
    submitText,
    pendingText = '提交中…',
    pending = false,
    disabled = false,
    onSend,
    children,
  } = props;
  return (
    <form
      id={fields.formId}
      className={styles.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => fields.submit(event, (values) => !pending && !disabled && onSend(values))}
    >
      {children}
      <p className={styles.message} role="alert">
        {fields.formError}
      </p>
      <Button
        type="submit"
        tone="action"
        size="large"
        block
        disabled={disabled}
        pending={pending}
        pendingText={pendingText}
      >
        {submitText}
      </Button>
    </form>
  );
}
