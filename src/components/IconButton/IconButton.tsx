import { type ComponentProps } from 'react';
import { iconButtonClass, type IconButtonLook } from './iconButtonClass.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> &
  IconButtonLook & {
    /** What pressing it does, as it is spoken. */
    label: string;
  };

/** A button whose only content is an icon. */
export function IconButton({ label, tone, size, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButtonClass({ tone, size })}>
      {children}
    </button>
  );
}
