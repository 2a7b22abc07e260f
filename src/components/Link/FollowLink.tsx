import { type ComponentProps } from 'react';
import { isPlainClick } from './isPlainClick.ts';
import { useLinkHandler } from './LinkProvider.tsx';

export type FollowLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Where it leads; always a real address, so that copying it and opening it in a new tab work. */
  href: string;
  /** Called with `href` on a plain click, in place of the `navigate` of the `LinkProvider` above. */
  onFollow?: (href: string) => void;
};

/** An unstyled `<a>` that leaves the browser everything but the plain click; `Link` and `LinkButton` dress it. */
export function FollowLink({ href, onFollow, onClick, target, rel, children, ...rest }: FollowLinkProps) {
  const navigate = useLinkHandler(href);
  const follow = onFollow ?? navigate;
  return (
    <a
      {...rest}
      href={href}
      target={target}
      rel={target === '_blank' ? (rel ?? 'noopener noreferrer') : rel}
      onClick={(event) => {
        onClick?.(event);
        if (!follow || !isPlainClick(event)) return;
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
}
