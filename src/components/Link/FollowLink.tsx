import { type ComponentProps } from 'react';
import { isPlainClick } from './isPlainClick.ts';

export type FollowLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Where it leads; always a real address, so that copying it and opening it in a new tab work. */
  href: string;
  /** Takes the place of loading the page on a plain click; gets `href`. */
  onFollow?: (href: string) => void;
};

/** An unstyled `<a>` that leaves the browser everything but the plain click; `Link` and `LinkButton` dress it. */
export function FollowLink({ href, onFollow, onClick, target, rel, children, ...rest }: FollowLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      target={target}
      rel={target === '_blank' ? (rel ?? 'noopener noreferrer') : rel}
      onClick={(event) => {
        onClick?.(event);
        if (!onFollow || !isPlainClick(event)) return;
        event.preventDefault();
        onFollow(href);
      }}
    >
      {children}
    </a>
  );
}
