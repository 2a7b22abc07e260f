import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Result } from '#components/Result/Result.tsx';
import { paths } from '#domain/paths.ts';
import { art } from '#theme/art.ts';

export type ErrorScreenProps = {
  /** The page is not here because the network did not bring it; nothing of ours broke. */
  unreached?: boolean;
  /** Tries the same page again. */
  onRetry: () => void;
};

/** A page that broke: says so, and offers to try again or to leave. */
export function ErrorScreen({ unreached = false, onRetry }: ErrorScreenProps) {
  return (
    <Page wash="sky" label="页面出错">
      <Result
        size="page"
        picture={art('empty/error.svg')}
        title={unreached ? '页面没有加载出来' : '页面出了点问题'}
        titleAs="h1"
        description={unreached ? '网络异常，请检查网络后重试' : '小猫正在抢修，请稍后再试一次'}
        actions={
          <>
            <Button tone="action" onClick={onRetry}>
              重试
            </Button>
            <LinkButton tone="soft" href={paths.home}>
              回首页
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
