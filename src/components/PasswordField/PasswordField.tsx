import { useState } from 'react';
import { EyeCloseLine } from '../icons/EyeCloseLine.tsx';
import { EyeLine } from '../icons/EyeLine.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { PasswordStrength, type PasswordStrengthLevel } from './PasswordStrength.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'clearable'> & {
  /** How strong the password is, as the owner judges it; shown in the hint's place from 1 on. */
  strength?: PasswordStrengthLevel;
};

/** A password that can be read back by the one who types it; pasting and password managers work. */
export function PasswordField({ strength = 0, hint, autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      hint={strength === 0 ? hint : <PasswordStrength level={strength} />}
      trailing={
        <IconButton
          label={shown ? '隐藏密码' : '显示密码'}
          tone="quiet"
          size="small"
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeLine size={20} /> : <EyeCloseLine size={20} />}
        </IconButton>
      }
    />
  );
}
