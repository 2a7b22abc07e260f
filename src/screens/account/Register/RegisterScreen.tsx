import { Link } from '#components/Link/Link.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { checkInviteCode, checkLoginName, checkPassword, checkPasswordAgain, cleanCode } from '#domain/fields.ts';
import { paths } from '#domain/paths.ts';
import { AccountForm } from '../AccountForm.tsx';
import * as styles from '../AccountForm.css.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import type { FormFailure } from '../formFailure.ts';
import { PasswordPair } from '../PasswordPair.tsx';
import { useFormFields } from '../useFormFields.ts';
import { InviteCodeField, type FoundInviteCode } from './InviteCodeField.tsx';

/** What is sent: the name in its plain form, the invite code cleaned and possibly empty. */
export type RegisterValues = { loginName: string; password: string; inviteCode: string };

export type RegisterScreenProps = {
  productName: string;
  logo: string;
  /** The invite code that came with the address (spec §1); it is filled in and can be cleared. */
  inviteCode?: string;
  /** What is known of the code last told by `onInviteCodeTyped`, or of the carried one. */
  foundCode?: FoundInviteCode;
  pending: boolean;
  failure?: FormFailure;
  onSubmit: (values: RegisterValues) => void;
  /** An invite code was typed and its field left, or it is empty again; cleaned. */
  onInviteCodeTyped: (code: string) => void;
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

/** 注册 with name and password (product §2.3). */
export function RegisterScreen(props: RegisterScreenProps) {
  const { productName, logo, onOpen, onBack } = props;
  return (
    <AccountFrame
      title="注册"
      logo={logo}
      greeting={`加入${productName}`}
      line="注册就送新人礼"
      onBack={onBack}
      links={
        <Link href={paths.login} onFollow={onOpen}>
          <span className={styles.link}>已有账号？去登录</span>
        </Link>
      }
    >
      <RegisterForm {...props} />
    </AccountFrame>
  );
}

function RegisterForm({
  inviteCode = '',
  foundCode,
  pending,
  failure,
  onSubmit,
  onInviteCodeTyped,
  onClearInviteCode,
  onAgreementMissing,
}: RegisterScreenProps) {
  const fields = useFormFields<keyof Fields>({
    initial: { loginName: '', password: '', passwordAgain: '', inviteCode },
    check,
    failure,
  });
  const codeField = fields.field('inviteCode');
  const clearInviteCode = () => {
    fields.setValue('inviteCode', '');
    onClearInviteCode();
  };
  return (
    <AccountForm
      label="注册"
      fields={fields}
      submitText="注册并登录"
      pendingText="提交中…"
      pending={pending}
      onSend={(values) => onSubmit(toSent(values))}
      onAgreementMissing={onAgreementMissing}
    >
      <TextField
        {...fields.field('loginName')}
        label="用户名"
        placeholder="4-16位字母、数字或下划线"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        clearable
      />
      <PasswordPair
        password={fields.field('password')}
        again={fields.field('passwordAgain')}
        labels={['密码', '确认密码']}
      />
      <InviteCodeField
        {...codeField}
        carried={inviteCode}
        found={foundCode}
        onBlur={() => {
          codeField.onBlur();
          onInviteCodeTyped(checkInviteCode(codeField.value) === undefined ? cleanCode(codeField.value) : '');
        }}
        onClear={clearInviteCode}
      />
    </AccountForm>
  );
}

const toSent = ({ loginName, password, inviteCode }: Fields): RegisterValues => ({
  loginName: loginName.trim(),
  password,
  inviteCode: cleanCode(inviteCode),
});
