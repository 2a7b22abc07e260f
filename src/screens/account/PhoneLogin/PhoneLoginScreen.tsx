import type { FormFailure } from '#components/fields/useFormFields.ts';
import { paths } from '#domain/paths.ts';
import { PhoneFields, usePhoneFields, type CodeAsking } from '../AccountFields.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AgreementCheck } from '../AgreementCheck.tsx';
import { AccountFrame } from '../AccountFrame.tsx';

export type PhoneLoginValues = { phone: string; smsCode: string };

export type PhoneLoginScreenProps = CodeAsking & {
  logo: string;
  /** Whether an unknown number gets an account by itself (spec §1). */
  autoRegister: boolean;
  pending: boolean;
  failure?: FormFailure;
  /** Eleven digits. */
  onRequestCode: (phone: string) => void;
  /** Eleven and six digits. */
  onSubmit: (values: PhoneLoginValues) => void;
  /** The form was sent without agreeing; the screen says so itself. */
  onAgreementMissing?: () => void;
  onBack: () => void;
};

/** 手机验证码登录. */
export function PhoneLoginScreen({
  logo,
  autoRegister,
  secondsLeft,
  requesting,
  pending,
  failure,
  onRequestCode,
  onSubmit,
  onAgreementMissing,
  onBack,
}: PhoneLoginScreenProps) {
  const fields = usePhoneFields(failure);
  return (
    <AccountFrame
      title="手机验证码登录"
      logo={logo}
      greeting="一个验证码就够"
      description="不用记密码"
      onBack={onBack}
      links={[
        { text: '用户名密码登录', href: paths.login },
        { text: '立即注册', href: paths.register },
      ]}
    >
      <AccountForm
        label="手机验证码登录"
        fields={fields}
        submitText="登录"
        pendingText="登录中…"
        pending={pending}
        agreement={AgreementCheck}
        onSend={onSubmit}
        onAgreementMissing={onAgreementMissing}
      >
        <PhoneFields
          fields={fields}
          hint={autoRegister ? '未注册的手机号将自动创建账号' : '手机号未注册时请先注册'}
          code={{ secondsLeft, requesting }}
          onRequestCode={onRequestCode}
        />
      </AccountForm>
    </AccountFrame>
  );
}
