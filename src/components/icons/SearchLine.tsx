import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `search-line`; written by scripts/icons.mjs. */
export const SearchLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="m15.879 15.879l4.242 4.242M18 10.5a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0Z"
    />
  </Icon>
);
