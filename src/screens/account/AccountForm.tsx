import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { FormFields } from '#components/fields/useFormFields.ts';
import { AGREEMENT_MISSING } from '#domain/fields.ts';
import * as styles from './account.css.ts';
import type { AgreementCheckProps } from './AgreementCheck.tsx';

export type AccountFormProps<Name extends string> = {
  /** Name of the form, as it is spoken. */
  label: string;
  fields: FormFields<Name>;
  submitText: string;
  /** Text of the button while the server is asked. */
  pendingText?: string;
  /** The server is being asked; further taps and Enter do nothing. */
  pending?: boolean;
  /** Nothing to send yet. */
  disabled?: boolean;
  /** The box that asks to accept the agreements first; from the owner, so that other forms do not load it. */
  agreement?: ComponentType<AgreementCheckProps>;
  /** Every field is right, and the agreements are accepted. */
  onSend: (values: Record<Name, string>) => void;
  /** The form was sent without agreeing; it says so itself. */
  onAgreementMissing?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form of the account: its fields, the agreements where they are needed, what went wrong, the button. */
export function AccountForm<Name extends string>({
  label,
  fields,
  submitText,
  pendingText = '提交中…',
  pending = false,
  disabled = false,
  agreement: Agreement,
  onSend,
  onAgreementMissing,
  children,
}: AccountFormProps<Name>) {
  const [agreed, setAgreed] = useState(Agreement === undefined);
  const [attempts, setAttempts] = useState(0);
  const agreementMissing = attempts > 0 && !agreed;
  const send = (values: Record<Name, string>) => {
    if (pending || disabled) return;
    if (agreed) return onSend(values);
    setAttempts(attempts + 1);
    onAgreementMissing?.();
  };
  return (
    <form id={fields.formId} noValidate aria-label={label} onSubmit={(event) => fields.submit(event, send)}>
      <Stack gap="x6">
        {children}
        <Stack gap="none" paddingBottom={Agreement ? 'x8' : 'x4'}>
          {Agreement && (
            // Only a new element shakes again.
            <Agreement key={attempts} checked={agreed} onCheckedChange={setAgreed} invalid={agreementMissing} />
          )}
          <Stack role="alert" className={styles.message}>
            <Text variant="small" tone="dangerText">
              {agreementMissing ? AGREEMENT_MISSING : fields.formError}
            </Text>
          </Stack>
        </Stack>
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
      </Stack>
    </form>
  );
}
