import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `user-4-line`; written by scripts/icons.mjs. */
export const User4Line = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      d="M5.628 18.356C7.09 17.04 9.4 16 12 16s4.91 1.04 6.372 2.356M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0Zm-6-2a3 3 0 1 1-6 0a3 3 0 0 1 6 0Z"
    />
  </Icon>
);
