import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { useFormFields, type FormFailure } from '#components/fields/useFormFields.ts';
import { checkPassword, checkPasswordAgain } from '#domain/fields.ts';
import { paths } from '#domain/paths.ts';
import { PasswordPair } from '../AccountFields.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AccountFrame } from '../AccountFrame.tsx';

export type ResetValues = { oldPassword: string; password: string };

export type ResetScreenProps = {
  /** The person's own name, which the password must not be; empty without one. */
  loginName: string;
  pending: boolean;
  failure?: FormFailure;
  onSubmit: (values: ResetValues) => void;
  onBack: () => void;
};

type Fields = ResetValues & { passwordAgain: string };

/** The first password may be older than today's rules, so it is only asked for. */
const checkOld = (value: string): string | undefined => (value === '' ? '请输入原密码' : undefined);

function checkNew(password: string, { oldPassword }: Fields, loginName: string): string | undefined {
  const wrong = checkPassword(password, loginName);
  return wrong ?? (password === oldPassword ? '新密码不能与原密码相同' : undefined);
}

/** 修改密码 with the old one. */
export function ResetScreen({ loginName, pending, failure, onSubmit, onBack }: ResetScreenProps) {
  const fields = useFormFields<keyof Fields>({
    initial: { oldPassword: '', password: '', passwordAgain: '' },
    check: (values) => ({
      oldPassword: checkOld(values.oldPassword),
      password: checkNew(values.password, values, loginName),
      passwordAgain: checkPasswordAgain(values.passwordAgain, values.password),
    }),
    failure,
  });
  return (
    <AccountFrame
      title="修改密码"
      greeting="换一个新密码"
      description="修改后，其他设备需要重新登录"
      onBack={onBack}
      links={[{ text: '忘记原密码？用手机验证', href: paths.find }]}
    >
      <AccountForm
        label="修改密码"
        fields={fields}
        submitText="提交"
        pending={pending}
        onSend={({ oldPassword, password }) => onSubmit({ oldPassword, password })}
      >
        <PasswordField
          {...fields.field('oldPassword')}
          label="原密码"
          placeholder="请输入原密码"
          autoComplete="current-password"
        />
        <PasswordPair fields={fields} labels={['新密码', '确认新密码']} owner={loginName} />
      </AccountForm>
    </AccountFrame>
  );
}
