import { CodeField } from '#components/CodeField/CodeField.tsx';
import { checkPassword, checkPasswordAgain, checkSmsCode } from '#domain/fields.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { BoundPhone } from '../BoundPhone.tsx';
import type { CodeAsking } from '../codeAsking.ts';
import { EditForm } from '../EditForm.tsx';
import type { FormFailure } from '../formFailure.ts';
import { PasswordPair } from '../PasswordPair.tsx';
import { useFormFields } from '../useFormFields.ts';
import { NewAccountStop } from './NewAccountStop.tsx';
import { NoPhone } from './NoPhone.tsx';

export type FindValues = { smsCode: string; password: string };

export type FindScreenProps = {
  /** The bound number as `138****8000`; without one there is nothing to verify by. */
  phoneMasked?: string;
  /** The person's own name, which the password must not be; empty without one. */
  loginName: string;
  /** Whether the account has a password by now; without one the page says so. */
  hasPassword: boolean;
  /** Logging in to get here made a new account: there is no old password to find (product D2). */
  accountMadeNow?: boolean;
  code: CodeAsking;
  pending: boolean;
  failure?: FormFailure;
  onRequestCode: () => void;
  onSubmit: (values: FindValues) => void;
  onContact: () => void;
  onOpen: (path: string) => void;
  onBack: () => void;
};

/** 找回密码: a new password by a code to the bound number, without the old one (product §2.3, D2). */
export function FindScreen(props: FindScreenProps) {
  const { phoneMasked, hasPassword, accountMadeNow, onContact, onOpen, onBack } = props;
  if (accountMadeNow) return <NewAccountStop onContact={onContact} onOpen={onOpen} onBack={onBack} />;
  if (phoneMasked === undefined) return <NoPhone onOpen={onOpen} onBack={onBack} />;
  return (
    <AccountFrame
      title="找回密码"
      greeting="设置新密码"
      line={hasPassword ? '验证手机号后即可设置，无需原密码' : '您还未设置密码，请通过手机验证设置'}
      onBack={onBack}
    >
      <FindForm {...props} phoneMasked={phoneMasked} />
    </AccountFrame>
  );
}

type Fields = FindValues & { passwordAgain: string };

function FindForm({
  phoneMasked,
  loginName,
  code,
  pending,
  failure,
  onRequestCode,
  onSubmit,
}: FindScreenProps & { phoneMasked: string }) {
  const fields = useFormFields<keyof Fields>({
    initial: { smsCode: '', password: '', passwordAgain: '' },
    check: ({ smsCode, password, passwordAgain }) => ({
      smsCode: checkSmsCode(smsCode),
      password: checkPassword(password, loginName),
      passwordAgain: checkPasswordAgain(passwordAgain, password),
    }),
    failure,
  });
  return (
    <EditForm
      label="设置新密码"
      fields={fields}
      submitText="提交"
      pending={pending}
      onSend={({ smsCode, password }) => onSubmit({ smsCode, password })}
    >
      <BoundPhone phoneMasked={phoneMasked} />
      <CodeField
        {...fields.field('smsCode')}
        {...code}
        secondsLeft={code.secondsLeft()}
        label="验证码"
        onRequestCode={onRequestCode}
      />
      <PasswordPair
        password={fields.field('password')}
        again={fields.field('passwordAgain')}
        labels={['设置新密码', '确认新密码']}
        owner={loginName}
      />
    </EditForm>
  );
}
