import { LinkButton } from '#components/Button/LinkButton.tsx';
import { paths } from '#domain/paths.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import * as styles from './FindStop.css.ts';

export type NoPhoneProps = {
  onOpen: (path: string) => void;
  onBack: () => void;
};

/** Without a bound number no code can prove who asks. */
export function NoPhone({ onOpen, onBack }: NoPhoneProps) {
  return (
    <AccountFrame title="找回密码" greeting="还差一步" line="绑定手机号后即可设置新密码" onBack={onBack}>
      <div className={styles.stop}>
        <h2 className={styles.title}>请先绑定手机号</h2>
        <p className={styles.words}>设置新密码需要向您的手机号发送验证码，绑定后也可以用它登录。</p>
        <LinkButton href={paths.bind} onFollow={onOpen} tone="action" size="large" block>
          去绑定
        </LinkButton>
      </div>
    </AccountFrame>
  );
}
