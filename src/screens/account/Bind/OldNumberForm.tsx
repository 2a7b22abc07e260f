import { CodeField } from '#components/CodeField/CodeField.tsx';
import { checkSmsCode } from '#domain/fields.ts';
import { BoundPhone } from '../BoundPhone.tsx';
import type { CodeAsking } from '../codeAsking.ts';
import { EditForm } from '../EditForm.tsx';
import type { FormFailure } from '../formFailure.ts';
import { useFormFields } from '../useFormFields.ts';

export type OldNumberFormProps = {
  phoneMasked: string;
  asking: CodeAsking;
  failure?: FormFailure;
  onRequestCode: () => void;
  onVerified: (code: string) => void;
};

/** The first step of a change: a code to the number bound so far. The server looks at both codes together. */
export function OldNumberForm({ phoneMasked, asking, failure, onRequestCode, onVerified }: OldNumberFormProps) {
  const fields = useFormFields<'oldSmsCode'>({
    initial: { oldSmsCode: '' },
    check: ({ oldSmsCode }) => ({ oldSmsCode: checkSmsCode(oldSmsCode) }),
    failure,
  });
  return (
    <EditForm
      label="验证当前手机号"
      fields={fields}
      submitText="下一步"
      onSend={({ oldSmsCode }) => onVerified(oldSmsCode)}
    >
      <BoundPhone phoneMasked={phoneMasked} />
      <CodeField
        {...fields.field('oldSmsCode')}
        {...asking}
        secondsLeft={asking.secondsLeft()}
        label="验证码"
        onRequestCode={onRequestCode}
      />
    </EditForm>
  );
}
