import { useRef } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Camera2Line } from '#components/icons/Camera2Line.tsx';
import type { Account } from '#domain/account.ts';
import { AVATAR_TYPES } from '#domain/avatar.ts';
import * as styles from './Portrait.css.ts';

export type PortraitProps = {
  account: Pick<Account, 'name' | 'avatar'>;
  /** A file was chosen; whether it will do is not yet known. */
  onChoose: (file: File) => void;
};

/** The person's face, and the way to another one. */
export function Portrait({ account, onChoose }: PortraitProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.portrait}>
      <button type="button" className={styles.button} onClick={() => input.current?.click()}>
        <span className={styles.halo}>
          <Avatar src={account.avatar} name="" size={64} ring />
          <span className={styles.camera}>
            <Camera2Line size={16} />
          </span>
        </span>
        <span className={styles.change}>更换头像</span>
      </button>
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
    </div>
  );
}
