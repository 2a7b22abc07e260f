import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { paths } from '#domain/paths.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import * as styles from './FindStop.css.ts';

export type NewAccountStopProps = {
  onContact: () => void;
  onOpen: (path: string) => void;
  onBack: () => void;
};

/** The number led to no account, so one was made: whoever looks for an old one must not go on here (product D2). */
export function NewAccountStop({ onContact, onOpen, onBack }: NewAccountStopProps) {
  return (
    <AccountFrame title="找回密码" greeting="没有找到原账号" line="别急，客服可以帮您找" onBack={onBack}>
      <div className={styles.stop}>
        <h2 className={styles.title}>该手机号未绑定过账号，已为您创建新账号</h2>
        <p className={styles.words}>如果您要找的是以前的账号，请不要在新账号里充值，先联系客服核实身份。</p>
        <Button tone="action" size="large" block onClick={onContact}>
          联系客服找回原账号
        </Button>
        <LinkButton href={paths.home} onFollow={onOpen} tone="quiet" size="large" block>
          使用新账号
        </LinkButton>
      </div>
    </AccountFrame>
  );
}
