import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `arrows-down-line`; written by scripts/icons.mjs. */
export const ScrollDownLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="m7 7l5 5l5-5M7 13l5 5l5-5"
    />
  </Icon>
);
