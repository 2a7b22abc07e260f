import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Page } from '#components/Page/Page.tsx';
import { paths } from '#domain/paths.ts';
import * as styles from './ErrorScreen.css.ts';

export type ErrorScreenProps = {
  /** The page is not here because the network did not bring it; nothing of ours broke. */
  unreached?: boolean;
  /** Tries the same page again. */
  onRetry: () => void;
  onOpen: (path: string) => void;
};

/** The face of a page that broke: says so, and offers the two ways on. */
export function ErrorScreen({ unreached = false, onRetry, onOpen }: ErrorScreenProps) {
  return (
    <Page wash="sky" label="页面出错">
      <div className={styles.body}>
        <img className={styles.picture} src="/demo/empty/error.svg" alt="" width={200} height={150} />
        <h1 className={styles.title}>{unreached ? '页面没有加载出来' : '页面出了点问题'}</h1>
        <p className={styles.line}>{unreached ? '网络异常，请检查网络后重试' : '小猫正在抢修，请稍后再试一次'}</p>
        <div className={styles.actions}>
          <Button tone="action" onClick={onRetry}>
            重试
          </Button>
          <LinkButton tone="soft" href={paths.home} onFollow={onOpen}>
            回首页
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
