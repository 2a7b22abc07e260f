import { art } from '#theme/art.ts';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Result, type ResultProps } from '../Result/Result.tsx';

export type EmptyProps = Omit<ResultProps, 'icon' | 'actions' | 'size' | 'tone'> & {
  /** Text of the one soft button that leads on; with `href` it is a link. */
  actionText?: string | undefined;
  /** Where the button leads. */
  href?: string | undefined;
  /** What the button does, where it leads nowhere. */
  onAction?: (() => void) | undefined;
};

/** Nothing is here yet: a scene, a sentence, and what to do instead. */
export function Empty({ picture = art('empty/no-content.svg'), actionText, href, onAction, ...rest }: EmptyProps) {
  const link = href !== undefined && (
    <LinkButton tone="soft" size="medium" href={href}>
      {actionText}
    </LinkButton>
  );
  const button = onAction && (
    <Button tone="soft" size="medium" onClick={() => onAction()}>
      {actionText}
    </Button>
  );
  const actions = actionText === undefined ? undefined : link || button;
  return <Result {...rest} tone="quiet" picture={picture} actions={actions} />;
}
