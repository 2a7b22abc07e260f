import { CodeField } from '#components/CodeField/CodeField.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { LockLine } from '#components/icons/LockLine.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useFormFields, type FieldProps, type FormFailure, type FormFields } from '#components/fields/useFormFields.ts';
import { checkPhone, checkSmsCode, cleanPhone, passwordStrength } from '#domain/fields.ts';

/** How asking for one kind of code stands. */
export type CodeAsking = {
  /** Seconds until the next code may be asked for a number, or for the one that is bound; 0 when it may. */
  secondsLeft: (phone?: string) => number;
  /** A code is being asked for. */
  requesting: boolean;
};

/** The name a person logs in with. */
export const LoginNameField = ({ field, placeholder }: { field: FieldProps; placeholder: string }) => (
  <TextField
    {...field}
    label="用户名"
    placeholder={placeholder}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    clearable
  />
);

export type PasswordPairProps = {
  fields: Pick<FormFields<'password' | 'passwordAgain'>, 'field' | 'values'>;
  /** What the two fields are called. */
  labels: readonly [password: string, again: string];
  /** Whose password it is, where no field of the form says so: a password manager keeps them together. */
  owner?: string;
};

/** A new password, and once more. */
export const PasswordPair = ({ fields, labels, owner }: PasswordPairProps) => (
  <>
    {owner && <input hidden readOnly type="text" autoComplete="username" value={owner} />}
    <PasswordField
      {...fields.field('password')}
      label={labels[0]}
      placeholder="6-20位字母、数字或符号"
      autoComplete="new-password"
      strength={passwordStrength(fields.values.password)}
    />
    <PasswordField
      {...fields.field('passwordAgain')}
      label={labels[1]}
      placeholder="请再次输入密码"
      autoComplete="new-password"
    />
  </>
);

/** The fields of a form that asks for a number and the code sent to it. */
export const usePhoneFields = (failure: FormFailure | undefined): FormFields<'phone' | 'smsCode'> =>
  useFormFields({
    initial: { phone: '', smsCode: '' },
    check: ({ phone, smsCode }) => ({ phone: checkPhone(phone), smsCode: checkSmsCode(smsCode) }),
    failure,
  });

export type PhoneFieldsProps = {
  fields: FormFields<'phone' | 'smsCode'>;
  /** What the number is called. */
  label?: string;
  /** Under the number. */
  hint?: string;
  code: CodeAsking;
  /** Eleven digits. */
  onRequestCode: (phone: string) => void;
};

/** A number, and the code sent to it. */
export function PhoneFields({ fields, label = '手机号', hint, code, onRequestCode }: PhoneFieldsProps) {
  const { phone } = fields.values;
  return (
    <>
      <TextField
        {...fields.field('phone')}
        onValueChange={(value) => fields.setValue('phone', cleanPhone(value))}
        label={label}
        placeholder="请输入手机号"
        hint={hint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        clearable
      />
      <CodeField
        {...fields.field('smsCode')}
        label="验证码"
        secondsLeft={code.secondsLeft(phone)}
        requesting={code.requesting}
        onRequestCode={() => fields.verify('phone') && onRequestCode(phone)}
      />
    </>
  );
}

export type BoundPhoneCodeProps = {
  /** As `138****8000`: it can be recognised, not read. */
  phoneMasked: string;
  field: FieldProps;
  code: CodeAsking;
  onRequestCode: () => void;
};

/** The bound number, and the code sent to it. */
export const BoundPhoneCode = ({ phoneMasked, field, code, onRequestCode }: BoundPhoneCodeProps) => (
  <Stack gap="x16">
    <Surface tone="tint" radius="field" paddingY="x12">
      <Inline gap="x12" rowGap="x4" wrap>
        <Text as="span" tone="press" shrink={false}>
          <LockLine size={20} />
        </Text>
        <Text as="span" variant="small" tone="ink2">
          当前手机号
        </Text>
        <Text as="span" variant="nav" tabular tone="ink">
          {phoneMasked}
        </Text>
      </Inline>
    </Surface>
    <CodeField
      {...field}
      label="验证码"
      secondsLeft={code.secondsLeft()}
      requesting={code.requesting}
      onRequestCode={onRequestCode}
    />
  </Stack>
);
