import { Button } from '../Button/Button.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

const LENGTH = 6;

export type CodeFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'type' | 'trailing' | 'clearable' | 'maxLength' | 'autoComplete' | 'inputMode'
> & {
  /** The digits so far. */
  value: string;
  /** Gets at most six digits; whatever else was typed or pasted is left out. */
  onValueChange: (value: string) => void;
  /** Seconds until a code may be asked for again; 0 when it may. */
  secondsLeft: number;
  /** A code is being asked for. */
  requesting: boolean;
  /** Ask for a code. */
  onRequestCode: () => void;
};

/** The six digits of a text message, and the button that asks for them. */
export function CodeField({ value, onValueChange, secondsLeft, requesting, onRequestCode, ...rest }: CodeFieldProps) {
  const waiting = secondsLeft > 0;
  return (
    <TextField
      placeholder="请输入6位验证码"
      {...rest}
      value={value}
      onValueChange={(next) => onValueChange(next.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH))}
      autoComplete="one-time-code"
      inputMode="numeric"
      trailing={
        <Button
          size="small"
          tone="soft"
          pending={requesting || waiting}
          pendingText={waiting ? `${secondsLeft}秒后重新获取` : '发送中…'}
          disabled={rest.disabled}
          onClick={onRequestCode}
        >
          获取验证码
        </Button>
      }
    />
  );
}
