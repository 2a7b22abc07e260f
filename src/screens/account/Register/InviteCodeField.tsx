import { TextField, type TextFieldProps } from '#components/TextField/TextField.tsx';
import { cleanCode } from '#domain/fields.ts';
import { formatDiamonds } from '#domain/format.ts';
import type { InviteCheck } from '#domain/invite.ts';
import * as styles from '../AccountForm.css.ts';

/** An invite code, cleaned, and what the server said of it. */
export type FoundInviteCode = InviteCheck & { code: string };

export type InviteCodeFieldProps = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onValueChange' | 'onBlur'> & {
  /** The code that came with the address; empty when none did. */
  carried: string;
  /** What is known of a code; of any other nothing is said. */
  found?: FoundInviteCode;
  onClear: () => void;
};

/**
 * The optional invite code: whether it is the one from the address, which can be cleared, whether it is
 * anybody's, and what it brings. One that is nobody's stops nobody.
 */
export function InviteCodeField({ carried, found, onClear, ...field }: InviteCodeFieldProps) {
  const untouched = carried !== '' && field.value === carried;
  const known = found !== undefined && found.code === cleanCode(field.value ?? '') ? found : undefined;
  return (
    <TextField
      {...field}
      label="邀请码（选填）"
      placeholder="好友的邀请码"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={
        (untouched || known) && (
          <span className={known?.valid === false ? styles.unknownCode : styles.prefilled}>
            <span>{hintOf(untouched, known)}</span>
            {untouched && (
              <>
                <span aria-hidden="true">·</span>
                <button type="button" className={styles.clear} aria-label="清除邀请码" onClick={onClear}>
                  清除
                </button>
              </>
            )}
          </span>
        )
      }
    />
  );
}

function hintOf(untouched: boolean, known: FoundInviteCode | undefined): string {
  if (known?.valid === false) return '邀请码无效，不影响注册';
  const source = untouched ? '邀请码已自动填入' : '邀请码有效';
  if (!known || known.rewardEach === 0) return source;
  return `${source}，绑定手机后双方各得 ${formatDiamonds(known.rewardEach)} 钻石`;
}
