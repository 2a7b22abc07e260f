import { Avatar } from '#components/Avatar/Avatar.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { Account } from '#domain/account.ts';
import { checkNickname, cleanNickname, NICKNAME_LENGTH } from '#domain/nickname.ts';
import { formatDate } from '#domain/format.ts';
import { createSensitiveFinder } from '#domain/sensitiveWords.ts';
import { EditForm } from '../EditForm.tsx';
import type { FormFailure } from '../formFailure.ts';
import { useFormFields } from '../useFormFields.ts';
import * as styles from './ChangeNameScreen.css.ts';

export type ChangeNameScreenProps = {
  /** Whose name it is; `nameEditableAt` says from when it may be changed again. */
  account: Pick<Account, 'name' | 'avatar' | 'nameEditableAt'>;
  /** Epoch ms. */
  now: number;
  /** What was typed before and not yet saved; the name of now unless told. */
  initialName?: string;
  /** The words no name may have; empty while unknown, the server looks in any case. */
  sensitiveWords: readonly string[];
  pending: boolean;
  failure?: FormFailure;
  /** Gets every text on the way, to be kept until it is saved. */
  onNameChange: (name: string) => void;
  /** A name by the rules. */
  onSubmit: (name: string) => void;
  onBack: () => void;
};

const ONCE = '7天内只能修改一次';

const lengthOf = (name: string): number => [...cleanNickname(name)].length;

/** 修改昵称 (product §2.3, §3.5). */
export function ChangeNameScreen(props: ChangeNameScreenProps) {
  const {
    account,
    now,
    initialName = account.name,
    sensitiveWords,
    pending,
    failure,
    onNameChange,
    onSubmit,
    onBack,
  } = props;
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
      <div className={styles.frame}>
        <Preview name={cleanNickname(name)} avatar={account.avatar} />
        <div className={styles.panel}>
          <EditForm
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
          </EditForm>
        </div>
      </div>
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
    <div className={styles.preview}>
      <Avatar src={avatar} name="" size={64} ring />
      <div className={styles.words}>
        <p className={styles.name} data-empty={name === '' || undefined}>
          {name || '新昵称'}
        </p>
        <p className={styles.caption}>大家在广场会这样看到您</p>
      </div>
    </div>
  );
}

type NameFieldProps = {
  name: string;
  value: string;
  error?: string;
  hint: string;
  disabled: boolean;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  onChanged: (value: string) => void;
};

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
        // The hint and the refusal say the same in words.
        <span className={styles.counter} data-over={count > NICKNAME_LENGTH.max || undefined} aria-hidden>
          {count}/{NICKNAME_LENGTH.max}
        </span>
      }
    />
  );
}
