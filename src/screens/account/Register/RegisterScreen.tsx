import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useFormFields, type FieldProps, type FormFailure } from '#components/fields/useFormFields.ts';
import { checkInviteCode, checkLoginName, checkPassword, checkPasswordAgain, cleanCode } from '#domain/fields.ts';
import { formatDiamonds } from '#domain/format.ts';
import type { InviteCheck } from '#domain/invite.ts';
import { paths } from '#domain/paths.ts';
import { LoginNameField, PasswordPair } from '../AccountFields.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AgreementCheck } from '../AgreementCheck.tsx';
import { AccountFrame } from '../AccountFrame.tsx';

/** What is sent: the name in its plain form, the invite code cleaned and possibly empty. */
export type RegisterValues = { loginName: string; password: string; inviteCode: string };

/** An invite code, cleaned, and what the server said of it. */
export type FoundInviteCode = InviteCheck & { code: string };

export type RegisterScreenProps = {
  productName: string;
  logo: string;
  /** The invite code that came with the address (spec §1); it is filled in and can be cleared. */
  inviteCode?: string;
  /** What is known of the code last given to `onInviteCodeTyped`, or of the one from the address. */
  foundCode?: FoundInviteCode;
  pending: boolean;
  failure?: FormFailure;
  onSubmit: (values: RegisterValues) => void;
  /** An invite code was typed and its field left, or it is empty again; cleaned. */
  onInviteCodeTyped: (code: string) => void;
  /** The invite code from the address is not wanted: it is to be forgotten. */
  onClearInviteCode: () => void;
  /** The form was sent without agreeing; the screen says so itself. */
  onAgreementMissing?: () => void;
  onBack: () => void;
};

type Fields = RegisterValues & { passwordAgain: string };

const check = ({ loginName, password, passwordAgain, inviteCode }: Fields) => ({
  loginName: checkLoginName(loginName),
  password: checkPassword(password, loginName.trim()),
  passwordAgain: checkPasswordAgain(passwordAgain, password),
  inviteCode: checkInviteCode(inviteCode),
});

/** 注册 with name and password. */
export function RegisterScreen({
  productName,
  logo,
  inviteCode = '',
  foundCode,
  pending,
  failure,
  onSubmit,
  onInviteCodeTyped,
  onClearInviteCode,
  onAgreementMissing,
  onBack,
}: RegisterScreenProps) {
  const fields = useFormFields<keyof Fields>({
    initial: { loginName: '', password: '', passwordAgain: '', inviteCode },
    check,
    failure,
  });
  const codeField = fields.field('inviteCode');
  return (
    <AccountFrame
      title="注册"
      logo={logo}
      greeting={`加入${productName}`}
      description="注册就送新人礼"
      onBack={onBack}
      links={[{ text: '已有账号？去登录', href: paths.login }]}
    >
      <AccountForm
        label="注册"
        fields={fields}
        submitText="注册并登录"
        pending={pending}
        agreement={AgreementCheck}
        onSend={(values) => onSubmit(toSent(values))}
        onAgreementMissing={onAgreementMissing}
      >
        <LoginNameField field={fields.field('loginName')} placeholder="4-16位字母、数字或下划线" />
        <PasswordPair fields={fields} labels={['密码', '确认密码']} />
        <InviteCodeField
          field={{
            ...codeField,
            onBlur() {
              codeField.onBlur();
              onInviteCodeTyped(checkInviteCode(codeField.value) === undefined ? cleanCode(codeField.value) : '');
            },
          }}
          initial={inviteCode}
          found={foundCode}
          onClear={() => {
            fields.setValue('inviteCode', '');
            onClearInviteCode();
          }}
        />
      </AccountForm>
    </AccountFrame>
  );
}

const toSent = ({ loginName, password, inviteCode }: Fields): RegisterValues => ({
  loginName: loginName.trim(),
  password,
  inviteCode: cleanCode(inviteCode),
});

type InviteCodeFieldProps = {
  field: FieldProps;
  /** The code that came with the address; empty when none did. */
  initial: string;
  /** What is known of a code; of any other nothing is said. */
  found: FoundInviteCode | undefined;
  onClear: () => void;
};

/**
 * The optional invite code: whether it is the one from the address, which can be cleared, whether it is
 * anybody's, and what it brings. One that is nobody's stops nobody.
 */
function InviteCodeField({ field, initial, found, onClear }: InviteCodeFieldProps) {
  const untouched = initial !== '' && field.value === initial;
  const known = found !== undefined && found.code === cleanCode(field.value) ? found : undefined;
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
          // The agreement below keeps out of reach of the finger that clears.
          <Inline as="span" paddingBottom="x8">
            <Text as="span" variant="meta" tone={known?.valid === false ? 'ink2' : 'success'}>
              {hintOf(untouched, known)}
              {untouched && (
                <>
                  <span aria-hidden="true"> · </span>
                  <TextButton size="inherit" aria-label="清除邀请码" onClick={onClear}>
                    清除
                  </TextButton>
                </>
              )}
            </Text>
          </Inline>
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
