import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `medal-line`; written by scripts/icons.mjs. */
export const MedalLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="m15.8 10.356l3.773-6.608A.5.5 0 0 0 19.139 3H14.58a1 1 0 0 0-.868.504L12 6.5m-3.798 3.855L4.427 3.748A.5.5 0 0 1 4.862 3H9.42a1 1 0 0 1 .868.504L12 6.5m0 0l1.543 2.7m0 0a6 6 0 1 0-3.086 11.6a6 6 0 0 0 3.086-11.6ZM13 15a1 1 0 1 1-2 0a1 1 0 0 1 2 0Z"
    />
  </Icon>
);
