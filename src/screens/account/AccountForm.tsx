import { useState, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import * as styles from './AccountForm.css.ts';
import { AgreementCheck } from './AgreementCheck.tsx';
import type { FormFields } from './useFormFields.ts';

export type AccountFormProps<Name extends string> = {
  /** Name of the form, as it is spoken. */
  label: string;
  fields: FormFields<Name>;
  submitText: string;
  /** Words of the button while the server is asked. */
  pendingText: string;
  /** The server is being asked; further taps and Enter do nothing. */
  pending: boolean;
  /** Every field is right and the agreements are accepted. */
  onSend: (values: Record<Name, string>) => void;
  /** The form was sent without agreeing; it says so itself. */
  onAgreementMissing?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** What every way of logging in ends with: the agreements, one line for what went wrong, the button. */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
  const { label, fields, submitText, pendingText, pending, onSend, onAgreementMissing, children } = props;
  const [agreed, setAgreed] = useState(false);
  const [missed, setMissed] = useState(0);
  const send = (values: Record<Name, string>) => {
    if (pending) return;
    if (agreed) return onSend(values);
    setMissed(missed + 1);
    onAgreementMissing?.();
  };
  return (
    <form
      id={fields.formId}
      className={styles.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => fields.submit(event, send)}
    >
      {children}
      <AgreementCheck checked={agreed} onCheckedChange={setAgreed} missed={missed} formError={fields.formError} />
      <Button type="submit" tone="action" size="large" block pending={pending} pendingText={pendingText}>
        {submitText}
      </Button>
    </form>
  );
}
