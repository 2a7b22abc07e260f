import { FollowLink, type FollowLinkProps } from '../Link/FollowLink.tsx';
import { splitLook, type IconLabelLook } from './IconLabel.tsx';

export type IconLabelLinkProps = Omit<FollowLinkProps, 'className' | 'style' | 'children'> & IconLabelLook;

/** The look of an `IconLabelButton` where it leads somewhere. */
export function IconLabelLink(props: IconLabelLinkProps) {
  const { className, rest, content } = splitLook(props);
  return (
    <FollowLink {...rest} className={className}>
      {content}
    </FollowLink>
  );
}
