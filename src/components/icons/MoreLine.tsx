import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `more-1-line`; written by scripts/icons.mjs. */
export const MoreLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M12.5 12a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0m6 0a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0m-12 0a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0"
    />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      d="M12.5 12a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0Zm6 0a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0Zm-12 0a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0Z"
    />
  </Icon>
);
