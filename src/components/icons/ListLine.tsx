import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `list-check-line`; written by scripts/icons.mjs. */
export const ListLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M5 5a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0m0 7a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0m0 7a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0"
    />
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="M9 5h11M9 12h11M9 19h11M5 5a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0Zm0 7a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0Zm0 7a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0Z"
    />
  </Icon>
);
