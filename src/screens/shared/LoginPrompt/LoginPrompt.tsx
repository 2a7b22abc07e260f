import { LinkButton } from '#components/Button/LinkButton.tsx';
import { paths } from '#domain/paths.ts';
import * as styles from './LoginPrompt.css.ts';

export type LoginPromptProps = {
  /** What logging in would give, in one sentence. */
  text?: string;
  onOpen: (path: string) => void;
};

/** Stands in for a part of an open page that needs a login, instead of sending the person away. */
export function LoginPrompt({ text = '登录后可使用此功能', onOpen }: LoginPromptProps) {
  return (
    <div className={styles.prompt}>
      <img className={styles.picture} src="/demo/empty/login.svg" alt="" width={160} height={120} />
      <p className={styles.line}>{text}</p>
      <LinkButton tone="soft" href={paths.login} onFollow={onOpen}>
        去登录
      </LinkButton>
    </div>
  );
}
