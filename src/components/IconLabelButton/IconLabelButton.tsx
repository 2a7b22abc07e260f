import { type ComponentProps } from 'react';
import { splitLook, type IconLabelLook } from './IconLabel.tsx';

export type IconLabelButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> &
  IconLabelLook & {
    /** Whether what it switches is on; without it, it is no switch. */
    pressed?: boolean;
  };

/** An icon with its small label, as in the action bars of a page. */
export function IconLabelButton({ pressed, type = 'button', ...props }: IconLabelButtonProps) {
  const { className, rest, content } = splitLook(props);
  return (
    <button aria-pressed={pressed} {...rest} type={type} className={className}>
      {content}
    </button>
  );
}
