import { type ComponentProps, type MouseEvent } from 'react';
import { FollowLink, type FollowLinkProps } from '../Link/FollowLink.tsx';

type ButtonBranch = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  href?: undefined;
  onFollow?: undefined;
  /** Work is pending: looks disabled, keeps focus and swallows clicks. A link is never pending. */
  pending?: boolean;
};

type LinkBranch = Omit<FollowLinkProps, 'className' | 'style'> & { pending?: undefined };

/** A button's props, or with `href` those of a link; `ref` is of the element it becomes. */
export type ButtonOrLinkProps = ButtonBranch | LinkBranch;

/** An unstyled `<button>`, or with `href` a real `<a>`; `TextButton`, `Pressable` and `NavBarAction` style it. */
export function ButtonOrLink({ className, ...props }: ButtonOrLinkProps & { className: string }) {
  if (props.href !== undefined) {
    const { pending: _, ...link } = props;
    return <FollowLink {...link} className={className} />;
  }
  const { href: _, onFollow: __, pending = false, type = 'button', onClick, ...button } = props;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      className={className}
      aria-disabled={pending || button['aria-disabled']}
      data-pending={pending || undefined}
      onClick={click}
    />
  );
}
