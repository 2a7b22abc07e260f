import { type ReactNode } from 'react';
import { FollowLink, type FollowLinkProps } from '../Link/FollowLink.tsx';
import { buttonClass, type ButtonLook } from './buttonClass.ts';

export type LinkButtonProps = Omit<FollowLinkProps, 'className' | 'style'> &
  ButtonLook & {
    /** Icon before the label. */
    leading?: ReactNode;
  };

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export function LinkButton({ tone, size, block, leading, children, ...rest }: LinkButtonProps) {
  return (
    <FollowLink {...rest} className={buttonClass({ tone, size, block })}>
      {leading}
      {children}
    </FollowLink>
  );
}
