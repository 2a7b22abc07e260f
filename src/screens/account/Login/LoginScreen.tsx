import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { checkLoginName, checkPassword } from '#domain/fields.ts';
import { paths } from '#domain/paths.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import * as styles from '../AccountForm.css.ts';
import { AgreementCheck } from '../AgreementCheck.tsx';
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
   * The server's refusal. `wrongCredentials` empties the password and keeps the name (product.md §2.3);
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

/** 忘记密码: log in by phone code first, then set a new password (product.md D2). */
const FORGOT_PASSWORD = `${paths.phoneLogin}?redirect=${encodeURIComponent(paths.find)}`;

const check = ({ loginName, password }: LoginValues) => ({
  loginName: checkLoginName(loginName),
  password: checkPassword(password),
});

/** 登录 with name and password (product.md §2.3). */
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
          <Link href={paths.phoneLogin} onFollow={onOpen}><span className={styles.link}>手机验证码登录</span></Link>
          <Link href={paths.register} onFollow={onOpen}><span className={styles.link}>立即注册</span></Link>
        </>
      }
    >
      <LoginForm {...props} />
    </AccountFrame>
  );
}

function LoginForm({ initialLoginName = '', pending, failure, onSubmit, onAgreementMissing, onOpen }: LoginScreenProps) {
  const [agreed, setAgreed] = useState(false);
  const [missed, setMissed] = useState(0);
  const { formRef, field, formError, submit } = useFormFields<keyof LoginValues>({
    initial: { loginName: initialLoginName, password: '' },
    check,
    failure,
    clearedBy: () => (failure?.wrongCredentials ? ['password'] : []),
  });
  const send = (values: LoginValues) => {
    if (pending) return;
    if (agreed) return onSubmit({ ...values, loginName: values.loginName.trim() });
    setMissed(missed + 1);
    onAgreementMissing?.();
  };
  return (
    <form ref={formRef} className={styles.form} noValidate aria-label="登录" onSubmit={(event) => submit(event, send)}>
      <TextField
        {...field('loginName')}
        label="用户名"
        placeholder="请输入用户名"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        clearable
      />
      <PasswordField {...field('password')} label="密码" placeholder="请输入密码" autoComplete="current-password" />
      <div className={styles.forgot}>
          <Link href={FORGOT_PASSWORD} onFollow={onOpen}><span className={styles.link}>忘记密码</span></Link>
      </div>
      <AgreementCheck checked={agreed} onCheckedChange={setAgreed} missed={missed} formError={formError} />
      <Button type="submit" tone="action" size="large" block pending={pending} pendingText="登录中…">登录</Button>
    </form>
  );
}
