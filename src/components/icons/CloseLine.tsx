import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `close-line`; written by scripts/icons.mjs. */
export const CloseLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="m5.636 5.637l12.728 12.728m-12.728 0L18.364 5.637"
    />
  </Icon>
);
