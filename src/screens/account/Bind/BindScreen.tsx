import { useState } from 'react';
import { useFormFields, type FormFailure } from '#components/fields/useFormFields.ts';
import { checkSmsCode } from '#domain/fields.ts';
import { BoundPhoneCode, PhoneFields, usePhoneFields, type CodeAsking } from '../AccountFields.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AccountFrame } from '../AccountFrame.tsx';

/** `oldSmsCode` only where a number was bound. */
export type BindValues = { phone: string; smsCode: string; oldSmsCode?: string };

export type BindScreenProps = {
  /** The number bound so far as `138****8000`; it must be verified before another replaces it. */
  phoneMasked?: string;
  oldCode: CodeAsking;
  newCode: CodeAsking;
  pending: boolean;
  /** What was refused of the number bound so far or its code; it is corrected in the first step. */
  oldFailure?: FormFailure;
  /** What was refused of the rest. */
  failure?: FormFailure;
  /** A code to the number bound so far. */
  onRequestOldCode: () => void;
  /** A code to the new number, eleven digits. */
  onRequestNewCode: (phone: string) => void;
  onSubmit: (values: BindValues) => void;
  onBack: () => void;
};

/** 绑定手机, or 更换手机号 for who has bound one. */
export function BindScreen({
  phoneMasked,
  oldCode,
  newCode,
  pending,
  oldFailure,
  failure,
  onRequestOldCode,
  onRequestNewCode,
  onSubmit,
  onBack,
}: BindScreenProps) {
  const changing = phoneMasked !== undefined;
  const [verifiedCode, setVerifiedCode] = useState<string>();
  useReturnToOldCode(oldFailure, () => setVerifiedCode(undefined));
  const verifying = changing && verifiedCode === undefined;
  return (
    <AccountFrame
      title="绑定手机"
      {...textsOf(changing, verifying)}
      onBack={changing && !verifying ? () => setVerifiedCode(undefined) : onBack}
    >
      {/* Both stay, so that nothing typed in one is lost while the other is corrected. */}
      {changing && (
        <div hidden={!verifying}>
          <OldNumberForm
            phoneMasked={phoneMasked}
            code={oldCode}
            failure={oldFailure}
            onRequestCode={onRequestOldCode}
            onVerified={setVerifiedCode}
          />
        </div>
      )}
      <div hidden={verifying}>
        <NewNumberForm
          label={changing ? '新手机号' : '手机号'}
          code={newCode}
          pending={pending}
          failure={failure}
          onRequestCode={onRequestNewCode}
          onSubmit={(values) =>
            onSubmit({ ...values, ...(verifiedCode !== undefined && { oldSmsCode: verifiedCode }) })
          }
        />
      </div>
    </AccountFrame>
  );
}

type OldNumberFormProps = {
  phoneMasked: string;
  code: CodeAsking;
  failure: FormFailure | undefined;
  onRequestCode: () => void;
  onVerified: (code: string) => void;
};

/** The first step of a change: a code to the number bound so far. The server looks at both codes together. */
function OldNumberForm({ phoneMasked, code, failure, onRequestCode, onVerified }: OldNumberFormProps) {
  const fields = useFormFields<'oldSmsCode'>({
    initial: { oldSmsCode: '' },
    check: ({ oldSmsCode }) => ({ oldSmsCode: checkSmsCode(oldSmsCode) }),
    failure,
  });
  return (
    <AccountForm
      label="验证当前手机号"
      fields={fields}
      submitText="下一步"
      onSend={({ oldSmsCode }) => onVerified(oldSmsCode)}
    >
      <BoundPhoneCode
        phoneMasked={phoneMasked}
        field={fields.field('oldSmsCode')}
        code={code}
        onRequestCode={onRequestCode}
      />
    </AccountForm>
  );
}

type NewNumberFormProps = {
  label: string;
  code: CodeAsking;
  pending: boolean;
  failure: FormFailure | undefined;
  onRequestCode: (phone: string) => void;
  onSubmit: (values: { phone: string; smsCode: string }) => void;
};

/** The number to bind and the code sent to it. */
function NewNumberForm({ label, code, pending, failure, onRequestCode, onSubmit }: NewNumberFormProps) {
  const fields = usePhoneFields(failure);
  return (
    <AccountForm label="绑定手机" fields={fields} submitText="绑定" pending={pending} onSend={onSubmit}>
      <PhoneFields fields={fields} label={label} code={code} onRequestCode={onRequestCode} />
    </AccountForm>
  );
}

function textsOf(changing: boolean, verifying: boolean): { greeting: string; description: string } {
  if (!changing) return { greeting: '绑定手机号', description: '用于登录和找回密码，不会展示给他人' };
  return { greeting: '更换手机号', description: verifying ? '第1步，先验证当前手机号' : '第2步，再验证新手机号' };
}

/** A refused code to the old number can only be corrected where it was typed. */
function useReturnToOldCode(failure: FormFailure | undefined, onReturn: () => void): void {
  const refused = failure?.field === 'oldSmsCode';
  const [seen, setSeen] = useState(refused);
  if (refused === seen) return;
  setSeen(refused);
  if (refused) onReturn();
}
