import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `flag-2-line`; written by scripts/icons.mjs. */
export const FlagLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="M5 15v6m0-5l12.225-2.821a1 1 0 0 0 .775-.975V3.63a.5.5 0 0 0-.612-.488L5.775 5.821A1 1 0 0 0 5 6.796z"
    />
  </Icon>
);
