import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useFormFields, type FieldProps, type FormFailure } from '#components/fields/useFormFields.ts';
import type { Account } from '#domain/account.ts';
import { checkNickname, cleanNickname, NICKNAME_LENGTH } from '#domain/nickname.ts';
import { formatDate } from '#domain/format.ts';
import { createSensitiveFinder } from '#domain/sensitiveWords.ts';
import { AccountForm } from '../AccountForm.tsx';

export type ChangeNameScreenProps = {
  /** Whose name it is; `nameEditableAt` says from when it may be changed again. */
  account: Pick<Account, 'name' | 'avatar' | 'nameEditableAt'>;
  /** Epoch ms. */
  now: number;
  /** What was typed before and not yet saved; the present name when left out. */
  initialName?: string;
  /** Sensitive words, which no name may contain; empty while unknown, the server checks in any case. */
  sensitiveWords: readonly string[];
  pending: boolean;
  failure?: FormFailure;
  /** Gets the text after every change, to be kept until it is saved. */
  onNameChange: (name: string) => void;
  /** Gets a name that keeps the rules. */
  onSubmit: (name: string) => void;
  onBack: () => void;
};

const ONCE = '7天内只能修改一次';

const lengthOf = (name: string): number => [...cleanNickname(name)].length;

/** 修改昵称. */
export function ChangeNameScreen({
  account,
  now,
  initialName = account.name,
  sensitiveWords,
  pending,
  failure,
  onNameChange,
  onSubmit,
  onBack,
}: ChangeNameScreenProps) {
  const resting = account.nameEditableAt !== undefined && account.nameEditableAt > now;
  const findSensitive = createSensitiveFinder(sensitiveWords);
  const fields = useFormFields<'name'>({
    initial: { name: initialName },
    check: ({ name }) => ({
      name: checkNickname(name) ?? (findSensitive(name).length > 0 ? '昵称含有不当内容' : undefined),
    }),
    failure,
  });
  const { name } = fields.values;
  const unchanged = cleanNickname(name) === account.name;
  return (
    <Page wash="sky" bar={<NavBar title="修改昵称" onBack={onBack} />}>
      <Stack gap="x16" paddingTop="x8" paddingX="x16" paddingBottom="x32">
        <Preview name={cleanNickname(name)} avatar={account.avatar} />
        <Surface radius="panel" paddingTop="x20">
          <AccountForm
            label="修改昵称"
            fields={fields}
            submitText="保存"
            pendingText="保存中…"
            pending={pending}
            disabled={unchanged || resting}
            onSend={(values) => onSubmit(cleanNickname(values.name))}
          >
            <NameField
              {...fields.field('name')}
              disabled={resting}
              hint={hintOf(account, resting)}
              onChanged={onNameChange}
            />
          </AccountForm>
        </Surface>
      </Stack>
    </Page>
  );
}

const hintOf = ({ nameEditableAt = 0 }: Pick<Account, 'nameEditableAt'>, resting: boolean): string =>
  resting
    ? `昵称${ONCE}，${formatDate(nameEditableAt)}起可再次修改`
    : `${NICKNAME_LENGTH.min}-${NICKNAME_LENGTH.max}个字符，${ONCE}`;

/** The name as others will read it, while it is typed. */
function Preview({ name, avatar }: { name: string; avatar: string | undefined }) {
  return (
    <Inline gap="x12" paddingTop="x16" paddingX="x8" paddingBottom="x4">
      <Avatar src={avatar} name="" size={64} ring />
      <Stack gap="none" grow>
        <Text variant="title" tone={name === '' ? 'ink3' : 'ink'} lines={1}>
          {name || '新昵称'}
        </Text>
        <Text variant="small" tone="ink2">
          大家在广场会这样看到您
        </Text>
      </Stack>
    </Inline>
  );
}

type NameFieldProps = FieldProps & { hint: string; disabled: boolean; onChanged: (value: string) => void };

function NameField({ onValueChange, onChanged, ...field }: NameFieldProps) {
  const count = lengthOf(field.value);
  return (
    <TextField
      {...field}
      onValueChange={(value) => {
        onValueChange(value);
        onChanged(value);
      }}
      label="昵称"
      placeholder="请输入新昵称"
      autoComplete="nickname"
      enterKeyHint="done"
      clearable
      trailing={
        // The hint and the error say the same.
        <Inline as="span" paddingX="x4" aria-hidden="true">
          <Text as="span" variant="meta" tabular tone={count > NICKNAME_LENGTH.max ? 'dangerText' : 'ink3'}>
            {count}/{NICKNAME_LENGTH.max}
          </Text>
        </Inline>
      }
    />
  );
}
