import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `left-line`; written by scripts/icons.mjs. */
export const LeftLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M14.657 17.657L9 12l5.657-5.657"
    />
  </Icon>
);
