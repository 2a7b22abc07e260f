import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `eye-2-line`; written by scripts/icons.mjs. */
export const EyeLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      d="M21 12c0 1.5-4.03 6-9 6s-9-4.5-9-6s4.03-6 9-6s9 4.5 9 6Z"
    />
    <path fill="none" stroke="currentColor" strokeWidth="2" d="M14 12a2 2 0 1 1-4 0a2 2 0 0 1 4 0Z" />
  </Icon>
);
