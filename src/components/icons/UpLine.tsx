import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `up-line`; written by scripts/icons.mjs. */
export const UpLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M6.343 14.657L12 9l5.657 5.657"
    />
  </Icon>
);
