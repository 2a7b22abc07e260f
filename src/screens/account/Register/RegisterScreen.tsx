import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import {
  checkInviteCode, checkLoginName, checkPassword, checkPasswordAgain, cleanCode, passwordStrength,
} from '#domain/fields.ts';
import { paths } from '#domain/paths.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import * as styles from '../AccountForm.css.ts';
import { AgreementCheck } from '../AgreementCheck.tsx';
import type { FormFailure } from '../formFailure.ts';
import { useFormFields } from '../useFormFields.ts';
import { InviteCodeField } from './InviteCodeField.tsx';

/** What is sent: the name in its plain form, the invite code cleaned and possibly empty. */
export type RegisterValues = { loginName: string; password: string; inviteCode: string };

export type RegisterScreenProps = {
  productName: string;
  logo: string;
  /** The invite code that came with the address (spec §1); it is filled in and can be cleared. */
  inviteCode?: string;
  pending: boolean;
  failure?: FormFailure;
  onSubmit: (values: RegisterValues) => void;
  /** The carried invite code is not wanted: it is to be forgotten. */
  onClearInviteCode: () => void;
  /** The form was sent without agreeing; the screen says so itself. */
  onAgreementMissing?: () => void;
  onOpen: (path: string) => void;
  onBack: () => void;
};

type Fields = RegisterValues & { passwordAgain: string };

const check = ({ loginName, password, passwordAgain, inviteCode }: Fields) => ({
  loginName: checkLoginName(loginName),
  password: checkPassword(password, loginName.trim()),
  passwordAgain: checkPasswordAgain(passwordAgain, password),
  inviteCode: checkInviteCode(inviteCode),
});

/** 注册 with name and password (product.md §2.3). */
export function RegisterScreen(props: RegisterScreenProps) {
  const { productName, logo, onOpen, onBack } = props;
  return (
    <AccountFrame
      title="注册"
      logo={logo}
      greeting={`加入${productName}`}
      line="注册就送新人礼"
      onBack={onBack}
      links={<Link href={paths.login} onFollow={onOpen}><span className={styles.link}>已有账号？去登录</span></Link>}
    >
      <RegisterForm {...props} />
    </AccountFrame>
  );
}

function RegisterForm({ inviteCode = '', pending, failure, onSubmit, onClearInviteCode, onAgreementMissing }: RegisterScreenProps) {
  const [agreed, setAgreed] = useState(false);
  const [missed, setMissed] = useState(0);
  const { formRef, values, field, setValue, formError, submit } = useFormFields<keyof Fields>({
    initial: { loginName: '', password: '', passwordAgain: '', inviteCode },
    check,
    failure,
  });
  const send = ({ loginName, password, inviteCode: code }: Fields) => {
    if (pending) return;
    if (agreed) return onSubmit({ loginName: loginName.trim(), password, inviteCode: cleanCode(code) });
    setMissed(missed + 1);
    onAgreementMissing?.();
  };
  const clearInviteCode = () => {
    setValue('inviteCode', '');
    onClearInviteCode();
  };
  return (
    <form ref={formRef} className={styles.form} noValidate aria-label="注册" onSubmit={(event) => submit(event, send)}>
      <TextField
        {...field('loginName')}
        label="用户名"
        placeholder="4-16位字母、数字或下划线"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        clearable
      />
      <PasswordField
        {...field('password')}
        label="密码"
        placeholder="6-20位字母、数字或符号"
        autoComplete="new-password"
        strength={passwordStrength(values.password)}
      />
      <PasswordField {...field('passwordAgain')} label="确认密码" placeholder="请再次输入密码" autoComplete="new-password" />
      <InviteCodeField {...field('inviteCode')} carried={inviteCode} onClear={clearInviteCode} />
      <AgreementCheck checked={agreed} onCheckedChange={setAgreed} missed={missed} formError={formError} />
      <Button type="submit" tone="action" size="large" block pending={pending} pendingText="提交中…">注册并登录</Button>
    </form>
  );
}
