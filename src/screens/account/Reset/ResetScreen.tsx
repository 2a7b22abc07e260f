import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { checkPassword, checkPasswordAgain } from '#domain/fields.ts';
import { paths } from '#domain/paths.ts';
import * as styles from '../AccountForm.css.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { EditForm } from '../EditForm.tsx';
import type { FormFailure } from '../formFailure.ts';
import { PasswordPair } from '../PasswordPair.tsx';
import { useFormFields } from '../useFormFields.ts';

export type ResetValues = { oldPassword: string; password: string };

export type ResetScreenProps = {
  /** The person's own name, which the password must not be; empty without one. */
  loginName: string;
  pending: boolean;
  failure?: FormFailure;
  onSubmit: (values: ResetValues) => void;
  onOpen: (path: string) => void;
  onBack: () => void;
};

type Fields = ResetValues & { passwordAgain: string };

/** The first password may be older than today's rules, so it is only asked for. */
const checkOld = (value: string): string | undefined => (value === '' ? '请输入原密码' : undefined);

function checkNew(password: string, { oldPassword }: Fields, loginName: string): string | undefined {
  const wrong = checkPassword(password, loginName);
  return wrong ?? (password === oldPassword ? '新密码不能与原密码相同' : undefined);
}

/** 修改密码 with the old one (product §2.3). */
export function ResetScreen({ loginName, pending, failure, onSubmit, onOpen, onBack }: ResetScreenProps) {
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
      line="修改后，其他设备需要重新登录"
      onBack={onBack}
      links={
        <Link href={paths.find} onFollow={onOpen}>
          <span className={styles.link}>忘记原密码？用手机验证</span>
        </Link>
      }
    >
      <EditForm
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
        <PasswordPair
          password={fields.field('password')}
          again={fields.field('passwordAgain')}
          labels={['新密码', '确认新密码']}
          owner={loginName}
        />
      </EditForm>
    </AccountFrame>
  );
}
