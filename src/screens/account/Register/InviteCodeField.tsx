import { TextField, type TextFieldProps } from '#components/TextField/TextField.tsx';
import * as styles from '../AccountForm.css.ts';

export type InviteCodeFieldProps = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onValueChange' | 'onBlur'> & {
  /** The code that came with the address; empty when none did. */
  carried: string;
  onClear: () => void;
};

/** The optional invite code; while it is still the one from the address, it says so and can be cleared. */
export function InviteCodeField({ carried, onClear, ...field }: InviteCodeFieldProps) {
  const untouched = carried !== '' && field.value === carried;
  return (
    <TextField
      {...field}
      label="邀请码（选填）"
      placeholder="好友的邀请码"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={untouched && <Carried onClear={onClear} />}
    />
  );
}

function Carried({ onClear }: Pick<InviteCodeFieldProps, 'onClear'>) {
  return (
    <span className={styles.prefilled}>
      邀请码已自动填入
      <span aria-hidden="true">·</span>
      <button type="button" className={styles.clear} aria-label="清除邀请码" onClick={onClear}>
        清除
      </button>
    </span>
  );
}
