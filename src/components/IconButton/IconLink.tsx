import { FollowLink, type FollowLinkProps } from '../Link/FollowLink.tsx';
import { iconButtonClass, type IconButtonLook } from './iconButtonClass.ts';

export type IconLinkProps = Omit<FollowLinkProps, 'className' | 'style' | 'aria-label'> &
  IconButtonLook & {
    /** Where it leads, as it is spoken. */
    label: string;
  };

/** A link that looks like an `IconButton`: it goes somewhere, so it can be opened in a new tab. */
export function IconLink({ label, tone, size, children, ...rest }: IconLinkProps) {
  return (
    <FollowLink {...rest} aria-label={label} className={iconButtonClass({ tone, size })}>
      {children}
    </FollowLink>
  );
}
