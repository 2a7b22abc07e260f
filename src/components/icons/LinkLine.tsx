import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `link-line`; written by scripts/icons.mjs. */
export const LinkLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="m11.646 5.989l-1.414-1.414a4 4 0 1 0-5.657 5.656l2.829 2.829a4 4 0 0 0 5.657 0m-.707 4.95l1.414 1.414a4 4 0 1 0 5.657-5.657l-2.829-2.828a4 4 0 0 0-5.657 0"
    />
  </Icon>
);
