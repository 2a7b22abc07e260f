import { CodeField } from '#components/CodeField/CodeField.tsx';
import { Link } from '#components/Link/Link.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { checkPhone, checkSmsCode, cleanPhone } from '#domain/fields.ts';
import { paths } from '#domain/paths.ts';
import { AccountForm } from '../AccountForm.tsx';
import * as styles from '../AccountForm.css.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import type { CodeAsking } from '../codeAsking.ts';
import type { FormFailure } from '../formFailure.ts';
import { useFormFields, type FormFields } from '../useFormFields.ts';

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
  onOpen: (path: string) => void;
  onBack: () => void;
};

const check = ({ phone, smsCode }: PhoneLoginValues) => ({ phone: checkPhone(phone), smsCode: checkSmsCode(smsCode) });

/** 手机验证码登录 (product §2.3). */
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
          <Link href={paths.login} onFollow={onOpen}>
            <span className={styles.link}>用户名密码登录</span>
          </Link>
          <Link href={paths.register} onFollow={onOpen}>
            <span className={styles.link}>立即注册</span>
          </Link>
        </>
      }
    >
      <PhoneLoginForm {...props} />
    </AccountFrame>
  );
}

function PhoneLoginForm({
  autoRegister,
  pending,
  failure,
  onSubmit,
  onAgreementMissing,
  ...asking
}: PhoneLoginScreenProps) {
  const fields = useFormFields<keyof PhoneLoginValues>({ initial: { phone: '', smsCode: '' }, check, failure });
  return (
    <AccountForm
      label="手机验证码登录"
      fields={fields}
      submitText="登录"
      pendingText="登录中…"
      pending={pending}
      onSend={onSubmit}
      onAgreementMissing={onAgreementMissing}
    >
      <TextField
        {...fields.field('phone')}
        onValueChange={(value) => fields.setValue('phone', cleanPhone(value))}
        label="手机号"
        placeholder="请输入手机号"
        hint={autoRegister ? '未注册的手机号将自动创建账号' : '手机号未注册时请先注册'}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        clearable
      />
      <SmsCodeField {...asking} fields={fields} />
    </AccountForm>
  );
}

type SmsCodeFieldProps = Pick<PhoneLoginScreenProps, 'secondsLeft' | 'requesting' | 'onRequestCode'> & {
  fields: FormFields<keyof PhoneLoginValues>;
};

function SmsCodeField({ fields, secondsLeft, requesting, onRequestCode }: SmsCodeFieldProps) {
  return (
    <CodeField
      {...fields.field('smsCode')}
      label="验证码"
      secondsLeft={secondsLeft(fields.values.phone)}
      requesting={requesting}
      onRequestCode={() => fields.verify('phone') && onRequestCode(fields.values.phone)}
    />
  );
}
