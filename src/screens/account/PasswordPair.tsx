import { PasswordField, type PasswordFieldProps } from '#components/PasswordField/PasswordField.tsx';
import { passwordStrength } from '#domain/fields.ts';

type FieldProps = Pick<PasswordFieldProps, 'name' | 'error' | 'onValueChange' | 'onBlur'> & { value: string };

export type PasswordPairProps = {
  password: FieldProps;
  again: FieldProps;
  /** What the two fields are called. */
  labels: readonly [password: string, again: string];
  /** Whose password it is, where no field of the form says so: a password manager keeps them together. */
  owner?: string;
};

/** A new password, and once more. */
export function PasswordPair({ password, again, labels, owner }: PasswordPairProps) {
  return (
    <>
      {owner && <input hidden readOnly type="text" autoComplete="username" value={owner} />}
      <PasswordField
        {...password}
        label={labels[0]}
        placeholder="6-20位字母、数字或符号"
        autoComplete="new-password"
        strength={passwordStrength(password.value)}
      />
      <PasswordField {...again} label={labels[1]} placeholder="请再次输入密码" autoComplete="new-password" />
    </>
  );
}
