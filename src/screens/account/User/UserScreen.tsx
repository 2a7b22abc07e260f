import { useRef, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { Camera2Line } from '#components/icons/Camera2Line.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { SEX_TEXT, sexOf, type Account, type Sex } from '#domain/account.ts';
import { AVATAR_TYPES, type CropSquare } from '#domain/avatar.ts';
import type { Loadable } from '#domain/loadable.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { LogoutButton } from '../../shared/LogoutButton/LogoutButton.tsx';
import { AvatarCropSheet, type ChosenPicture } from './AvatarCropSheet.tsx';
import { MembershipRows, PersonRows, SafetyRows } from './UserRows.tsx';
import * as styles from './UserScreen.css.ts';

/** How changing the portrait stands. */
export type AvatarChange = {
  /** The picture to be cut; absent while none is chosen. */
  picture?: ChosenPicture;
  sending: boolean;
  error?: string;
};

export type UserScreenProps = {
  account: Account;
  status: Loadable<UserStatus>;
  /** Epoch ms, for what a membership has left. */
  now: number;
  avatarChange: AvatarChange;
  onChooseAvatar: (file: File) => void;
  onCropAvatar: (square: CropSquare) => void;
  onCancelAvatar: () => void;
  onCopyId: () => void;
  onChangeSex: (sex: Sex) => void;
  onRefreshStatus: () => void;
  onContact: () => void;
  /** The person confirmed 退出登录. */
  onLogout: () => void;
  onBack: () => void;
};

/** 个人中心. */
export function UserScreen({
  account,
  status,
  now,
  avatarChange,
  onChooseAvatar,
  onCropAvatar,
  onCancelAvatar,
  onCopyId,
  onChangeSex,
  onRefreshStatus,
  onContact,
  onLogout,
  onBack,
}: UserScreenProps) {
  const [choosingSex, setChoosingSex] = useState(false);
  return (
    <Page wash="sky" bar={<NavBar title="个人中心" onBack={onBack} />}>
      <Stack paddingX="x16" paddingBottom="x32">
        <Portrait account={account} onChoose={onChooseAvatar} />
        <PersonRows account={account} onCopyId={onCopyId} onPressSex={() => setChoosingSex(true)} />
        <SafetyRows account={account} onContact={onContact} />
        <MembershipRows status={status} now={now} onRefresh={onRefreshStatus} />
        <LogoutButton onLogout={onLogout} />
        <Text variant="meta" tone="ink3" align="center">
          退出后，草稿和阅读进度仍会保留在本机
        </Text>
      </Stack>
      <SexSheet open={choosingSex} account={account} onChoose={onChangeSex} onClose={() => setChoosingSex(false)} />
      <AvatarCropSheet {...avatarChange} onConfirm={onCropAvatar} onCancel={onCancelAvatar} />
    </Page>
  );
}

type PortraitProps = {
  account: Pick<Account, 'avatar'>;
  /** A file was chosen; whether it will do is not yet known. */
  onChoose: (file: File) => void;
};

/** The person's portrait, which is also the button that changes it. */
function Portrait({ account, onChoose }: PortraitProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="none" align="center" paddingTop="x12" paddingBottom="x20">
      <Pressable fill="content" feedback="shrink" radius="card" onClick={() => input.current?.click()}>
        <Stack as="span" gap="x8" align="center">
          <span className={styles.halo}>
            <Avatar src={account.avatar} name="" size={64} ring />
            <span className={styles.camera}>
              <IconDisc tone="action" size={32} shape="badge" ringed>
                <Camera2Line size={16} />
              </IconDisc>
            </span>
          </span>
          <Text as="span" variant="small" tone="link">
            更换头像
          </Text>
        </Stack>
      </Pressable>
      <input
        ref={input}
        hidden
        type="file"
        accept={AVATAR_TYPES}
        aria-label="选择头像照片"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after a failure.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </Stack>
  );
}

type SexSheetProps = {
  open: boolean;
  account: Pick<Account, 'sex'>;
  onChoose: (sex: Sex) => void;
  onClose: () => void;
};

const SEXES: readonly Sex[] = [1, 2, 0];

const SEX_OPTIONS = SEXES.map((sex) => ({ value: sex, label: SEX_TEXT[sex] }));

/** 性别; 保密 is as good an answer as the others. */
function SexSheet({ open, account, onChoose, onClose }: SexSheetProps) {
  const choose = (sex: Sex) => {
    onChoose(sex);
    onClose();
  };
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="性别">
      <RadioGroup label="性别" value={sexOf(account)} options={SEX_OPTIONS} onValueChange={choose} />
    </Sheet>
  );
}
