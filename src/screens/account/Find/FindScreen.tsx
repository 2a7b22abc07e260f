import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useFormFields, type FormFailure } from '#components/fields/useFormFields.ts';
import { checkPassword, checkPasswordAgain, checkSmsCode } from '#domain/fields.ts';
import { paths } from '#domain/paths.ts';
import { BoundPhoneCode, PasswordPair, type CodeAsking } from '../AccountFields.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AccountFrame } from '../AccountFrame.tsx';

export type FindValues = { smsCode: string; password: string };

type FindFormProps = {
  /** The person's own name, which the password must not be; empty without one. */
  loginName: string;
  code: CodeAsking;
  pending: boolean;
  failure?: FormFailure;
  onRequestCode: () => void;
  onSubmit: (values: FindValues) => void;
};

export type FindScreenProps = FindFormProps & {
  /** The bound number as `138****8000`; without one there is nothing to verify by. */
  phoneMasked?: string;
  /** Whether the account has a password by now; without one the page says so. */
  hasPassword: boolean;
  /** Logging in to get here made a new account: there is no old password to find. */
  accountMadeNow?: boolean;
  onContact: () => void;
  onBack: () => void;
};

/** 找回密码: a new password by a code to the bound number, without the old one. */
export function FindScreen({ phoneMasked, hasPassword, accountMadeNow, onContact, onBack, ...form }: FindScreenProps) {
  const frame = { title: '找回密码', onBack };
  if (accountMadeNow)
    // Whoever looks for an old account must not go on in the new one.
    return (
      <AccountFrame {...frame} greeting="没有找到原账号" description="别急，客服可以帮您找">
        <Explanation
          title="该手机号未绑定过账号，已为您创建新账号"
          message="如果您要找的是以前的账号，请不要在新账号里充值，先联系客服核实身份。"
        >
          <Button tone="action" size="large" block onClick={onContact}>
            联系客服找回原账号
          </Button>
          <LinkButton href={paths.home} tone="quiet" size="large" block>
            使用新账号
          </LinkButton>
        </Explanation>
      </AccountFrame>
    );
  if (phoneMasked === undefined)
    return (
      <AccountFrame {...frame} greeting="还差一步" description="绑定手机号后即可设置新密码">
        <Explanation title="请先绑定手机号" message="设置新密码需要向您的手机号发送验证码，绑定后也可以用它登录。">
          <LinkButton href={paths.bind} tone="action" size="large" block>
            去绑定
          </LinkButton>
        </Explanation>
      </AccountFrame>
    );
  return (
    <AccountFrame
      {...frame}
      greeting="设置新密码"
      description={hasPassword ? '验证手机号后即可设置，无需原密码' : '您还未设置密码，请通过手机验证设置'}
    >
      <FindForm {...form} phoneMasked={phoneMasked} />
    </AccountFrame>
  );
}

type ExplanationProps = {
  title: string;
  message: string;
  /** What can be done instead. */
  children: ReactNode;
};

/** Why the password cannot be set here. */
const Explanation = ({ title, message, children }: ExplanationProps) => (
  <Stack gap="x20">
    <Stack>
      <Text as="h2" variant="heading" tone="ink">
        {title}
      </Text>
      <Text variant="body" tone="ink2">
        {message}
      </Text>
    </Stack>
    <Stack>{children}</Stack>
  </Stack>
);

type Fields = FindValues & { passwordAgain: string };

function FindForm({
  phoneMasked,
  loginName,
  code,
  pending,
  failure,
  onRequestCode,
  onSubmit,
}: FindFormProps & { phoneMasked: string }) {
  const fields = useFormFields<keyof Fields>({
    initial: { smsCode: '', password: '', passwordAgain: '' },
    check: ({ smsCode, password, passwordAgain }) => ({
      smsCode: checkSmsCode(smsCode),
      password: checkPassword(password, loginName),
      passwordAgain: checkPasswordAgain(passwordAgain, password),
    }),
    failure,
  });
  return (
    <AccountForm
      label="设置新密码"
      fields={fields}
      submitText="提交"
      pending={pending}
      onSend={({ smsCode, password }) => onSubmit({ smsCode, password })}
    >
      <BoundPhoneCode
        phoneMasked={phoneMasked}
        field={fields.field('smsCode')}
        code={code}
        onRequestCode={onRequestCode}
      />
      <PasswordPair fields={fields} labels={['设置新密码', '确认新密码']} owner={loginName} />
    </AccountForm>
  );
}
