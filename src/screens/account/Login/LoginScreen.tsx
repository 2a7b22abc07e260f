import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { checkLoginId, checkPassword, cleanLoginId } from '#domain/fields.ts';
import { paths } from '#domain/paths.ts';
import { AccountForm } from '../AccountForm.tsx';
import * as styles from '../AccountForm.css.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import type { FormFailure } from '../formFailure.ts';
import { useFormFields } from '../useFormFields.ts';

export type LoginValues = { loginName: string; password: string };

export type LoginScreenProps = {
  productName: string;
  logo: string;
  /** The name to start with, for who was logged out. */
  initialLoginName?: string;
  /** The server is being asked; further taps do nothing. */
  pending: boolean;
  /**
   * The server's refusal. `wrongCredentials` empties the password and keeps the name (product §2.3);
   * any other, such as a lost network, keeps both.
   */
  failure?: FormFailure & { wrongCredentials?: boolean };
  /** A name in its plain form and the password as typed. */
  onSubmit: (values: LoginValues) => void;
  /** The form was sent without agreeing; the screen says so itself. */
  onAgreementMissing?: () => void;
  onOpen: (path: string) => void;
  onBack: () => void;
};

/** 忘记密码: log in by phone code first, then set a new password (product D2). */
const FORGOT_PASSWORD = `${paths.phoneLogin}?redirect=${encodeURIComponent(paths.find)}`;

const check = ({ loginName, password }: LoginValues) => ({
  loginName: checkLoginId(loginName),
  password: checkPassword(password),
});

/** 登录 with name and password (product §2.3). */
export function LoginScreen(props: LoginScreenProps) {
  const { productName, logo, onOpen, onBack } = props;
  return (
    <AccountFrame
      title="登录"
      logo={logo}
      greeting="欢迎回来"
      line={`${productName}的门给你留着`}
      onBack={onBack}
      links={
        <>
          <Link href={paths.phoneLogin} onFollow={onOpen}>
            <span className={styles.link}>手机验证码登录</span>
          </Link>
          <Link href={paths.register} onFollow={onOpen}>
            <span className={styles.link}>立即注册</span>
          </Link>
        </>
      }
    >
      <LoginForm {...props} />
    </AccountFrame>
  );
}

function LoginForm({
  initialLoginName = '',
  pending,
  failure,
  onSubmit,
  onAgreementMissing,
  onOpen,
}: LoginScreenProps) {
  const fields = useFormFields<keyof LoginValues>({
    initial: { loginName: initialLoginName, password: '' },
    check,
    failure,
    clearedBy: () => (failure?.wrongCredentials ? ['password'] : []),
  });
  return (
    <AccountForm
      label="登录"
      fields={fields}
      submitText="登录"
      pendingText="登录中…"
      pending={pending}
      onSend={({ loginName, password }) => onSubmit({ loginName: cleanLoginId(loginName), password })}
      onAgreementMissing={onAgreementMissing}
    >
      <TextField
        {...fields.field('loginName')}
        label="用户名"
        placeholder="请输入用户名或已绑定的手机号"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        clearable
      />
      <PasswordField
        {...fields.field('password')}
        label="密码"
        placeholder="请输入密码"
        autoComplete="current-password"
      />
      <div className={styles.forgot}>
        <Link href={FORGOT_PASSWORD} onFollow={onOpen}>
          <span className={styles.link}>忘记密码</span>
        </Link>
      </div>
    </AccountForm>
  );
}
