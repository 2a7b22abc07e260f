import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `right-line`; written by scripts/icons.mjs. */
export const RightLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M9.343 6.343L15 12l-5.657 5.657"
    />
  </Icon>
);
