import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CodeField } from '#components/CodeField/CodeField.tsx';
import { Link } from '#components/Link/Link.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { checkPhone, checkSmsCode, cleanPhone, cleanSmsCode, normaliseText } from '#domain/fields.ts';
import { paths } from '#domain/paths.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import * as styles from '../AccountForm.css.ts';
import { AgreementCheck } from '../AgreementCheck.tsx';
import type { FormFailure } from '../formFailure.ts';
import { useFormFields } from '../useFormFields.ts';

export type PhoneLoginValues = { phone: string; smsCode: string };

export type PhoneLoginScreenProps = {
  logo: string;
  /** Whether an unknown number gets an account by itself (spec §1). */
  autoRegister: boolean;
  /** Seconds until the next code may be asked for; 0 when it may. */
  secondsLeft: number;
  /** A code is being asked for. */
  requesting: boolean;
  pending: boolean;
  failure?: FormFailure;
  /** Eleven digits. */
  onRequestCode: (phone: string) => void;
  /** Eleven and six digits. */
  onSubmit: (values: PhoneLoginValues) => void;
  /** The form was sent without agreeing; the screen says so itself. */
  onAgreementMissing?: () => void;
  onOpen: (path: string) => void;
  onBack: () => void;
};

const check = ({ phone, smsCode }: PhoneLoginValues) => ({ phone: checkPhone(phone), smsCode: checkSmsCode(smsCode) });

/** Six digits are taken out of whatever was pasted; anything else stays as typed, for its error to speak of. */
function tidyCode(value: string): string {
  const digits = cleanSmsCode(value);
  return digits.length === 6 ? digits : normaliseText(value);
}

/** 手机验证码登录 (product.md §2.3). */
export function PhoneLoginScreen(props: PhoneLoginScreenProps) {
  const { logo, onOpen, onBack } = props;
  return (
    <AccountFrame
      title="手机验证码登录"
      logo={logo}
      greeting="一个验证码就够"
      line="不用记密码"
      onBack={onBack}
      links={
        <>
          <Link href={paths.login} onFollow={onOpen}><span className={styles.link}>用户名密码登录</span></Link>
          <Link href={paths.register} onFollow={onOpen}><span className={styles.link}>立即注册</span></Link>
        </>
      }
    >
      <PhoneLoginForm {...props} />
    </AccountFrame>
  );
}

function PhoneLoginForm(props: PhoneLoginScreenProps) {
  const { autoRegister, secondsLeft, requesting, pending, failure, onRequestCode, onSubmit, onAgreementMissing } = props;
  const [agreed, setAgreed] = useState(false);
  const [missed, setMissed] = useState(0);
  const { formRef, values, field, setValue, verify, formError, submit } = useFormFields<keyof PhoneLoginValues>({
    initial: { phone: '', smsCode: '' },
    check,
    failure,
  });
  const send = (sent: PhoneLoginValues) => {
    if (pending) return;
    if (agreed) return onSubmit(sent);
    setMissed(missed + 1);
    onAgreementMissing?.();
  };
  return (
    <form ref={formRef} className={styles.form} noValidate aria-label="手机验证码登录" onSubmit={(event) => submit(event, send)}>
      <TextField
        {...field('phone')}
        onValueChange={(value) => setValue('phone', cleanPhone(value))}
        label="手机号"
        placeholder="请输入手机号"
        hint={autoRegister ? '未注册的手机号将自动创建账号' : '手机号未注册时请先注册'}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        clearable
      />
      <CodeField
        {...field('smsCode')}
        onValueChange={(value) => setValue('smsCode', tidyCode(value))}
        label="验证码"
        secondsLeft={secondsLeft}
        requesting={requesting}
        onRequestCode={() => verify('phone') && onRequestCode(values.phone)}
      />
      <AgreementCheck checked={agreed} onCheckedChange={setAgreed} missed={missed} formError={formError} />
      <Button type="submit" tone="action" size="large" block pending={pending} pendingText="登录中…">登录</Button>
    </form>
  );
}
