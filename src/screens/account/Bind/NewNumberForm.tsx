import { CodeField } from '#components/CodeField/CodeField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { checkPhone, checkSmsCode, cleanPhone } from '#domain/fields.ts';
import type { CodeAsking } from '../codeAsking.ts';
import { EditForm } from '../EditForm.tsx';
import type { FormFailure } from '../formFailure.ts';
import { useFormFields } from '../useFormFields.ts';

type Values = { phone: string; smsCode: string };

export type NewNumberFormProps = {
  /** What the number is called. */
  label: string;
  asking: CodeAsking;
  pending: boolean;
  failure?: FormFailure;
  /** Eleven digits. */
  onRequestCode: (phone: string) => void;
  /** Eleven and six digits. */
  onSubmit: (values: Values) => void;
};

/** A number and the code sent to it. */
export function NewNumberForm({ label, asking, pending, failure, onRequestCode, onSubmit }: NewNumberFormProps) {
  const fields = useFormFields<keyof Values>({
    initial: { phone: '', smsCode: '' },
    check: ({ phone, smsCode }) => ({ phone: checkPhone(phone), smsCode: checkSmsCode(smsCode) }),
    failure,
  });
  return (
    <EditForm label="绑定手机" fields={fields} submitText="绑定" pending={pending} onSend={onSubmit}>
      <TextField
        {...fields.field('phone')}
        onValueChange={(value) => fields.setValue('phone', cleanPhone(value))}
        label={label}
        placeholder="请输入手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        clearable
      />
      <CodeField
        {...fields.field('smsCode')}
        {...asking}
        secondsLeft={asking.secondsLeft(fields.values.phone)}
        label="验证码"
        onRequestCode={() => fields.verify('phone') && onRequestCode(fields.values.phone)}
      />
    </EditForm>
  );
}
