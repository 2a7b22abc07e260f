import { useState } from 'react';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import type { Account, Sex } from '#domain/account.ts';
import type { CropSquare } from '#domain/avatar.ts';
import type { Loadable } from '#domain/loadable.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { LogoutButton } from '../../shared/LogoutButton/LogoutButton.tsx';
import { AvatarCropSheet, type ChosenPicture } from './AvatarCropSheet.tsx';
import { Portrait } from './Portrait.tsx';
import { SexSheet } from './SexSheet.tsx';
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
  onOpen: (path: string) => void;
  onBack: () => void;
};

/** 个人中心 (product §2.3). */
export function UserScreen(props: UserScreenProps) {
  const { account, status, now, avatarChange, onOpen } = props;
  const [choosingSex, setChoosingSex] = useState(false);
  return (
    <Page wash="sky" bar={<NavBar title="个人中心" onBack={props.onBack} />}>
      <div className={styles.body}>
        <Portrait account={account} onChoose={props.onChooseAvatar} />
        <PersonRows
          account={account}
          onOpen={onOpen}
          onCopyId={props.onCopyId}
          onPressSex={() => setChoosingSex(true)}
        />
        <SafetyRows account={account} onOpen={onOpen} onContact={props.onContact} />
        <MembershipRows status={status} now={now} onOpen={onOpen} onRefresh={props.onRefreshStatus} />
        <LogoutButton onLogout={props.onLogout} />
        <p className={styles.note}>退出后，草稿和阅读进度仍会保留在本机</p>
      </div>
      <SexSheet
        open={choosingSex}
        account={account}
        onChoose={props.onChangeSex}
        onClose={() => setChoosingSex(false)}
      />
      <AvatarCropSheet {...avatarChange} onConfirm={props.onCropAvatar} onCancel={props.onCancelAvatar} />
    </Page>
  );
}
