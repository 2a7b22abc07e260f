import { Inline } from '#components/Inline/Inline.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { useFormFields, type FormFailure } from '#components/fields/useFormFields.ts';
import { checkLoginId, checkPassword, cleanLoginId } from '#domain/fields.ts';
import { paths } from '#domain/paths.ts';
import * as styles from '../account.css.ts';
import { LoginNameField } from '../AccountFields.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AgreementCheck } from '../AgreementCheck.tsx';
import { AccountFrame } from '../AccountFrame.tsx';

export type LoginValues = { loginName: string; password: string };

export type LoginScreenProps = {
  productName: string;
  logo: string;
  /** The name to start with, for who was logged out. */
  initialLoginName?: string;
  /** The server is being asked; further taps do nothing. */
  pending: boolean;
  /**
   * The server's refusal. `wrongCredentials` empties the password and keeps the name;
   * any other, such as a lost network, keeps both.
   */
  failure?: FormFailure & { wrongCredentials?: boolean };
  /** A name in its plain form and the password as typed. */
  onSubmit: (values: LoginValues) => void;
  /** The form was sent without agreeing; the screen says so itself. */
  onAgreementMissing?: () => void;
  onBack: () => void;
};

/** 忘记密码: log in by phone code first, then set a new password. */
const FORGOT_PASSWORD = `${paths.phoneLogin}?redirect=${encodeURIComponent(paths.find)}`;

const check = ({ loginName, password }: LoginValues) => ({
  loginName: checkLoginId(loginName),
  password: checkPassword(password),
});

/** 登录 with name and password. */
export function LoginScreen({
  productName,
  logo,
  initialLoginName = '',
  pending,
  failure,
  onSubmit,
  onAgreementMissing,
  onBack,
}: LoginScreenProps) {
  const fields = useFormFields<keyof LoginValues>({
    initial: { loginName: initialLoginName, password: '' },
    check,
    failure,
    clearedBy: () => (failure?.wrongCredentials ? ['password'] : []),
  });
  return (
    <AccountFrame
      title="登录"
      logo={logo}
      greeting="欢迎回来"
      description={`${productName}的门给你留着`}
      onBack={onBack}
      links={[
        { text: '手机验证码登录', href: paths.phoneLogin },
        { text: '立即注册', href: paths.register },
      ]}
    >
      <AccountForm
        label="登录"
        fields={fields}
        submitText="登录"
        pendingText="登录中…"
        pending={pending}
        agreement={AgreementCheck}
        onSend={({ loginName, password }) => onSubmit({ loginName: cleanLoginId(loginName), password })}
        onAgreementMissing={onAgreementMissing}
      >
        <LoginNameField field={fields.field('loginName')} placeholder="请输入用户名或已绑定的手机号" />
        <PasswordField
          {...fields.field('password')}
          label="密码"
          placeholder="请输入密码"
          autoComplete="current-password"
        />
        <Inline justify="end" className={styles.intoMessage}>
          <TextButton href={FORGOT_PASSWORD} size="small">
            忘记密码
          </TextButton>
        </Inline>
      </AccountForm>
    </AccountFrame>
  );
}
