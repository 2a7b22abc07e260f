import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `down-line`; written by scripts/icons.mjs. */
export const DownLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M17.657 9.343L12 15L6.343 9.343"
    />
  </Icon>
);
